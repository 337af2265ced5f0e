import { randomUUID } from 'node:crypto';
import { eq, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../src/db/db';
import { sessionsTable, usersTable } from '../src/db/schema';
import { randomToken, tokenHash } from '../src/platform/tokens';
import { ADMIN } from './fill-admin';
import { derivedId } from './fill-orders';

const DAY_MS = 86_400_000;

/** For each record that the requests name, the statement that finds it. */
const records = (orders: number) => {
  const orderName = `VM-${1_000_000 + Math.floor(orders / 2)}`;
  const ofOrder = (column: SQL) =>
    sql`select ${column} from orders o join checkouts c on c.id = o.checkout_id join transactions t on t.checkout_id = c.id where o.order_name = ${orderName}`;
  return {
    orderName: sql`select ${orderName}::text`,
    orderId: ofOrder(sql`o.id`),
    storeId: ofOrder(sql`o.store_id`),
    merchantId: sql`select merchant_id from stores where id = (${ofOrder(sql`o.store_id`)})`,
    reference: ofOrder(sql`c.reference`),
    transactionId: ofOrder(sql`t.id`),
    returnName: sql`select return_name from order_returns order by created_at desc limit 1`,
    returnId: sql`select id from order_returns order by created_at desc limit 1`,
    disputeId: sql`select id from disputes where status = 'open' limit 1`,
    eventId: sql`select id from payment_events where status = 'failed' limit 1`,
    payoutId: sql`select ${derivedId('payout', sql`0`)}`,
    pendingPayoutId: sql`select id from payouts where status = 'pending' limit 1`,
    partnerPayoutId: sql`select ${derivedId('partnerPayout', sql`100`)}`,
    partnerId: sql`select ${derivedId('partner', sql`2`)}`,
    remittanceId: sql`select id from cash_remittances where status = 'waiting' limit 1`,
    productId: sql`select id from products where approval_status = 'pending' limit 1`,
    applicantId: sql`select id from stores where status = 'pending' limit 1`,
    subscriberId: sql`select store_id from subscriptions limit 1`,
    hubId: sql`select id from hubs limit 1`,
    categoryId: sql`select id from categories where parent_id is null limit 1`,
  };
};
type RecordName = keyof ReturnType<typeof records>;

/** The token of a super admin, and the records that the requests name. */
export interface AdminWorkload extends Readonly<Record<RecordName, string>> {
  readonly token: string;
  readonly adminId: string;
}

/** Signs in a super admin, and chooses the records that the requests name. */
export async function startAdminWorkload(db: Db, orders: number): Promise<AdminWorkload> {
  const columns = Object.entries(records(orders)).map(
    ([name, statement]) => sql`(${statement})::text as ${sql.identifier(name)}`,
  );
  const [found] = await db
    .select({ records: sql<Record<RecordName, string | null>>`to_json(found)` })
    .from(sql`(select ${sql.join(columns, sql`, `)}) found`);
  const [admin] = await db
    .select({ id: usersTable.id })
    .from(usersTable)
    .where(eq(usersTable.id, ADMIN));
  if (!found || !admin || !isComplete(found.records)) throw new Error('The database is not filled');
  const token = randomToken();
  const [now, later] = [new Date(), new Date(Date.now() + DAY_MS)];
  await db.insert(sessionsTable).values({
    id: randomUUID(),
    userId: admin.id,
    accessHash: tokenHash(token),
    accessExpiresAt: later,
    refreshHash: tokenHash(randomToken()),
    rotatedAt: now,
    idleExpiresAt: later,
    absoluteExpiresAt: later,
    createdAt: now,
  });
  return { ...found.records, token, adminId: admin.id };
}

const isComplete = (
  found: Readonly<Record<RecordName, string | null>>,
): found is Readonly<Record<RecordName, string>> => !Object.values(found).includes(null);
