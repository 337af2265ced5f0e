import { and, asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { RefundListQuery, RefundStatus } from '@market/domain/checkout/refund';
import { countUpTo, listIdsUnlessMany, isOneOf } from '../../db/list-queries';
import type { Db } from '../../db/db';
import { matchesOrderName, findOrderIdByName, ordersTable } from '../orders/orders.reads';
import { usersTable } from '../accounts/accounts.reads';
import { checkoutsTable, matchingPayments } from '../checkout/checkout.reads';
import { refundsTable } from './refunds.tables';

export type RefundRow = typeof refundsTable.$inferSelect;
export type RefundListRow = Awaited<ReturnType<typeof listRefunds>>[number];

export const insertRefund = (db: Db, refund: typeof refundsTable.$inferInsert) =>
  db.insert(refundsTable).values(refund);

const selectRefunds = (db: Db) =>
  db
    .select({
      refund: refundsTable,
      reference: checkoutsTable.reference,
      provider: checkoutsTable.provider,
      orderName: ordersTable.orderName,
      customer: {
        firstName: usersTable.firstName,
        lastName: usersTable.lastName,
        email: usersTable.email,
      },
    })
    .from(refundsTable)
    .innerJoin(checkoutsTable, eq(checkoutsTable.id, refundsTable.checkoutId))
    .innerJoin(usersTable, eq(usersTable.id, checkoutsTable.userId))
    .leftJoin(ordersTable, eq(ordersTable.id, refundsTable.orderId));

export async function findRefund(db: Db, id: string): Promise<RefundListRow | undefined> {
  const [row] = await selectRefunds(db).where(eq(refundsTable.id, id));
  return row;
}

export const listOpenRefunds = (db: Db, reference: string) =>
  selectRefunds(db)
    .where(
      and(
        eq(checkoutsTable.reference, reference),
        inArray(refundsTable.status, ['pending', 'sent']),
      ),
    )
    .orderBy(asc(refundsTable.createdAt));

/**
 * The search condition, or undefined without a search. A search matches the payment or the order's
 * name.
 */
export async function matchingRefunds(
  db: Db,
  search: string | undefined,
): Promise<SQL | undefined> {
  if (!search) return undefined;
  const order = await findOrderIdByName(db, search);
  if (order) return eq(refundsTable.orderId, order);
  const paymentMatches = await matchingPayments(db, search);
  // All order names have the same letters, so a text without digits cannot identify an order.
  if (!/\d/.test(search)) return paymentMatches(refundsTable.checkoutId) ?? sql`false`;
  const isNamed = matchesOrderName(search);
  const { orders } = await listIdsUnlessMany(db, {
    orders: db.select({ id: ordersTable.id }).from(ordersTable).where(isNamed),
  });
  const condition = or(
    paymentMatches(refundsTable.checkoutId),
    orders
      ? isOneOf(refundsTable.orderId, orders)
      : sql`(select ${isNamed} from ${ordersTable} where ${ordersTable.id} = ${refundsTable.orderId})`,
  );
  return condition ?? sql`false`;
}

interface RefundFilter {
  readonly status?: RefundStatus | undefined;
  readonly found: SQL | undefined;
}

const refundCondition = ({ status, found }: RefundFilter): SQL | undefined =>
  and(status && eq(refundsTable.status, status), found);

const newestFirst = [desc(refundsTable.createdAt), desc(refundsTable.id)] as const;

/** Selects one page of ids first, so that the joins read only its rows. */
export function listRefunds(
  db: Db,
  { limit, offset, ...filter }: RefundFilter & Pick<RefundListQuery, 'limit' | 'offset'>,
) {
  const page = db
    .select({ id: refundsTable.id })
    .from(refundsTable)
    .where(refundCondition(filter))
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset);
  return selectRefunds(db)
    .where(inArray(refundsTable.id, page))
    .orderBy(...newestFirst);
}

export const countRefunds = (db: Db, filter: RefundFilter, cap: number): Promise<number> =>
  countUpTo(
    db,
    db
      .select({ one: sql`1` })
      .from(refundsTable)
      .where(refundCondition(filter)),
    cap,
  );

/** Updates a refund with the status `from`. Returns undefined when it has another status. */
export async function changeRefund(
  db: Db,
  id: string,
  from: RefundStatus,
  change: Omit<Partial<typeof refundsTable.$inferInsert>, 'attempt'> & { attempt?: SQL },
): Promise<RefundRow | undefined> {
  const [changed] = await db
    .update(refundsTable)
    .set(change)
    .where(and(eq(refundsTable.id, id), eq(refundsTable.status, from)))
    .returning();
  return changed;
}

export const nextAttemptExpression = sql`${refundsTable.attempt} + 1`;
