import { randomUUID } from 'node:crypto';
import { asc, sql } from 'drizzle-orm';
import type { Db } from '../src/db/db';
import { sessionsTable, storesTable, usersTable } from '../src/db/schema';
import { createFinance } from '../src/modules/finance';
import { systemClock } from '../src/platform/clock';
import { randomToken, tokenHash } from '../src/platform/tokens';
import { fillCatalogue } from './fill-catalogue';

const PRODUCTS = 200;
const CUSTOMERS = 1_000;
/** Open orders do not grow with the history. */
const OPEN = 400;
const DAY_MS = 86_400_000;

export interface FilledFinance {
  /** Of a super admin. */
  readonly token: string;
  readonly storeId: string;
  readonly orderId: string;
  /** `VM-…` of the same order. */
  readonly orderName: string;
  /** Milliseconds to sum everything again. */
  readonly rebuild: number;
}

const goods = sql`(1000000 + i % 97 * 50000)::bigint`;
const commission = sql`(${goods} * 8 / 100)`;
const delivery = sql`250000`;
/** Every tenth payment is for two orders. */
const checkout = sql`(case when i % 10 = 1 then i - 1 else i end)`;
const idOf = (word: string, number = sql`i`) => sql`md5(${word}::text || ${number})::uuid`;

/**
 * Fills a migrated database with this many orders of 40 stores in the last 24 months: one in 25
 * cancelled, the last ones open, all others complete.
 */
export async function fillFinance(db: Db, orders: number): Promise<FilledFinance> {
  await fillCatalogue(db, PRODUCTS);
  const stores = await db.select().from(storesTable).orderBy(asc(storesTable.id));
  const [store] = stores;
  if (!store) throw new Error('There is no store');
  const numbers = sql`generate_series(1, ${orders}) i`;
  const payments = sql`generate_series(0, ${orders}) i where i % 10 <> 1`;
  const at = (number: ReturnType<typeof sql>) =>
    sql`(now() - (${orders} - ${number}) * (interval '728 days' / ${orders}::float8) - interval '5 minutes')`;
  const isOpen = sql`(i > ${orders - OPEN})`;
  const isCancelled = sql`(not ${isOpen} and i % 25 = 0)`;
  const isDone = sql`(not ${isOpen} and i % 25 <> 0)`;
  const status = sql`case when ${isOpen} then case i % 3 when 0 then 'pending' when 1 then 'in_transit' else 'delivered' end when ${isCancelled} then 'cancelled' else 'completed' end`;
  const storeId = sql`(select s.id from stores_by_number s where s.number = i % ${stores.length})`;
  const run = (statement: ReturnType<typeof sql>) => db.execute(statement);

  // Rows of a history that is consistent by construction: without checks, marks and text search.
  await run(sql`set session_replication_role = replica`);
  await run(sql`drop index orders_searched`);
  await run(
    sql`create temp table stores_by_number as select id, row_number() over (order by id) - 1 as number from stores`,
  );
  await run(
    sql`insert into users (id, user_type, role, email, password_hash, first_name, last_name, confirmed_at, created_at) select ${idOf('customer')}, 'customer', 'customer', 'shopper' || i || '@bench.example', 'none', 'Ngozi', 'Eze ' || i, now(), now() from generate_series(0, ${CUSTOMERS - 1}) i`,
  );
  await run(
    sql`insert into checkouts (id, user_id, reference, idempotency_key, status, amount, quote, delivery_address, provider, expires_at, paid_at, created_at) select ${idOf('checkout')}, md5('customer' || i % ${CUSTOMERS})::uuid, 'pay-bench-' || i, 'key-' || i, 'paid', ${goods} + ${delivery}, '{}', '{}', 'sandbox', ${at(sql`i`)}, ${at(sql`i`)}, ${at(sql`i`)} from ${payments}`,
  );
  await run(
    sql`insert into transactions (id, checkout_id, reference, transaction_id, status, amount, fees, card_type, card_last4, payment_channel, paid_at, created_at) select ${idOf('transaction')}, ${idOf('checkout')}, 'pay-bench-' || i, 'bench-' || i, 'success', ${goods} + ${delivery}, 10001, 'visa', '4081', 'card', ${at(sql`i`)}, ${at(sql`i`)} from ${payments}`,
  );
  await run(
    sql`insert into orders (id, order_name, checkout_id, customer_id, store_id, status, subtotal, discount, shipping_fee, total, commission_bps, commission, delivery_address, weight, lagos_merchant, lagos_customer, delivery_token, created_at, updated_at) select ${idOf('order')}, 'VM-' || 1000000 + i, ${idOf('checkout', checkout)}, md5('customer' || ${checkout} % ${CUSTOMERS})::uuid, ${storeId}, ${status}, ${goods}, 0, ${delivery}, ${goods} + ${delivery}, 800, ${commission}, '{}', 5, true, false, '123456', ${at(checkout)}, ${at(checkout)} from ${numbers}`,
  );
  await book('capture', sql`true`, [
    [sql`'psp_clearing'`, sql`${goods} + ${delivery}`],
    [sql`'escrow'`, sql`-(${goods} - ${commission})`],
    [sql`'commission_deferred'`, sql`-${commission}`],
    [sql`'delivery_deferred'`, sql`-${delivery}`],
  ]);
  await book('refund', isCancelled, [
    [sql`'escrow'`, sql`${goods} - ${commission}`],
    [sql`'commission_deferred'`, commission],
    [sql`'delivery_deferred'`, delivery],
    [sql`'refund_payable'`, sql`-(${goods} + ${delivery})`],
  ]);
  await book('completion', isDone, [
    [sql`'escrow'`, sql`${goods} - ${commission}`],
    [sql`'commission_deferred'`, commission],
    [sql`'delivery_deferred'`, delivery],
    [sql`'merchant_payable'`, sql`-(${goods} - ${commission})`],
    [sql`'commission_revenue'`, sql`-${commission}`],
    [sql`'delivery_revenue'`, sql`-${delivery}`],
  ]);
  await run(
    sql`insert into ledger_transactions (id, kind, ref, occurred_at) select ${idOf('fee')}, 'provider_fee', 'pay-bench-' || i, ${at(sql`i`)} from ${payments}`,
  );
  for (const [account, sign] of [
    ['psp_fee', 1],
    ['psp_clearing', -1],
  ] as const)
    await run(
      sql`insert into ledger_entries (id, transaction_id, account, amount) select gen_random_uuid(), ${idOf('fee')}, ${account}, ${sign * 10_001} from ${payments}`,
    );
  await run(
    sql`insert into ledger_balances (store_id, account, balance) select store_id, account, sum(amount) from ledger_entries where store_id is not null group by 1, 2`,
  );
  await run(sql`set session_replication_role = default`);
  await run(sql`analyze`);

  const start = performance.now();
  const { finance } = createFinance({ db, clock: systemClock, secret: 'bench' }).services;
  await finance.rebuildFigures();
  const rebuild = performance.now() - start;
  const middle = Math.floor(orders / 2);
  const [order] = await db.query.ordersTable.findMany({
    columns: { id: true, orderName: true },
    where: (order, { eq }) => eq(order.orderName, `VM-${1_000_000 + middle}`),
  });
  return {
    token: await signIn(),
    storeId: store.id,
    orderId: order?.id ?? '',
    orderName: order?.orderName ?? '',
    rebuild,
  };

  /** One event for each order that it concerns, with balanced entries. */
  async function book(
    kind: string,
    concerns: ReturnType<typeof sql>,
    entries: readonly (readonly [
      account: ReturnType<typeof sql>,
      amount: ReturnType<typeof sql>,
    ])[],
  ): Promise<void> {
    const ref = kind === 'capture' ? sql`'pay-bench-' || i` : sql`${idOf('order')}::text`;
    const events = kind === 'capture' ? sql`${payments}` : sql`${numbers} where ${concerns}`;
    const event = kind === 'capture' ? checkout : sql`i`;
    await run(
      sql`insert into ledger_transactions (id, kind, ref, occurred_at) select ${idOf(kind)}, ${kind}, ${ref}, ${at(sql`i`)} from ${events}`,
    );
    for (const [account, amount] of entries)
      await run(
        sql`insert into ledger_entries (id, transaction_id, account, store_id, order_id, amount) select gen_random_uuid(), ${idOf(kind, event)}, ${account}, ${storeId}, ${idOf('order')}, ${amount} from ${numbers} where ${concerns}`,
      );
  }

  async function signIn(): Promise<string> {
    const token = randomToken();
    const [now, later] = [new Date(), new Date(Date.now() + DAY_MS)];
    const userId = randomUUID();
    await db.insert(usersTable).values({
      id: userId,
      userType: 'admin',
      role: 'super_admin',
      email: 'finance@bench.example',
      passwordHash: 'none',
      firstName: 'Zainab',
      lastName: 'Sule',
      confirmedAt: now,
      createdAt: now,
    });
    await db.insert(sessionsTable).values({
      id: randomUUID(),
      userId,
      accessHash: tokenHash(token),
      accessExpiresAt: later,
      refreshHash: tokenHash(randomToken()),
      rotatedAt: now,
      idleExpiresAt: later,
      absoluteExpiresAt: later,
      createdAt: now,
    });
    return token;
  }
}
