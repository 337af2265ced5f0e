import { asc, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../src/db/db';
import { storesTable } from '../src/db/schema';
import { createFinance } from '../src/modules/finance';
import { rebuildReconciliation } from '../src/modules/reconciliation';
import { systemClock } from '../src/platform/clock';
import { fillCatalogue } from './fill-catalogue';

/**
 * A marketplace with more orders has more products and customers. The number of stores that sell is
 * always 40.
 */
const countProducts = (orders: number): number => Math.max(200, Math.floor(orders / 50));
const countCustomers = (orders: number): number => Math.max(100, Math.floor(orders / 5));
/**
 * The number of open orders, and of orders that are not paid out yet, does not grow with the
 * history.
 */
const OPEN_ORDERS = 400;
export const RECENT_ORDERS = 800;

/** The number of stores that sell, as in `fillCatalogue`. */
const SELLING_STORES = 40;
export const countPayouts = (orders: number): number =>
  Math.max(2, Math.floor(orders / 250 / SELLING_STORES)) * SELLING_STORES;

const goods = sql`(1000000 + i % 97 * 50000)::bigint`;
const commission = sql`(${goods} * 8 / 100)`;
const delivery = sql`250000`;
const total = sql`${goods} + ${delivery}`;
const names = sql`array['Ngozi', 'Emeka', 'Bola', 'Zainab', 'Chidi', 'Halima', 'Tunde', 'Ebere', 'Sani', 'Kemi', 'Uche', 'Amina', 'Femi', 'Ifeoma', 'Musa', 'Yetunde', 'Okafor', 'Adeyemi', 'Sule', 'Nwosu', 'Bello', 'Balogun', 'Danjuma']`;
const firstName = (number: SQL) => sql`(${names})[1 + ${number} % 16]`;
const lastName = (number: SQL) => sql`(${names})[17 + ${number} / 16 % 7]`;
/** Every tenth payment is for two orders. */
const checkout = sql`(case when i % 10 = 1 then i - 1 else i end)`;

/** An id that SQL derives from a word and a number, so that each statement gets the same one. */
export const derivedId = (word: string, number = sql`i`): SQL =>
  sql`overlay(overlay(md5(${word}::text || ${number}) placing '4' from 13) placing '8' from 17)::uuid`;

/** SQL on `i`, the number of an order: the numbers to generate, and values and conditions. */
export interface OrderNumbers {
  readonly all: SQL;
  /** The rows to generate for payments, with one `i` for each payment. */
  readonly payments: SQL;
  readonly isDone: SQL;
  readonly isCancelled: SQL;
  /** When the order with this number was paid. */
  readonly at: (number: SQL) => SQL;
  readonly storeId: SQL;
  readonly customerId: SQL;
  readonly total: SQL;
}

/**
 * Fills a migrated database with the given number of orders of 40 stores in the last twelve months:
 * one in 25 cancelled, the last ones open, all others complete. Leaves the triggers disabled, so
 * that the caller can insert more rows.
 */
export async function fillOrders(db: Db, orders: number): Promise<OrderNumbers> {
  const customers = countCustomers(orders);
  await fillCatalogue(db, countProducts(orders));
  const stores = await db.select().from(storesTable).orderBy(asc(storesTable.id));
  const all = sql`generate_series(1, ${orders}::int) i`;
  const payments = sql`generate_series(0, ${orders}::int) i where i % 10 <> 1`;
  const at = (number: SQL) =>
    sql`(now() - (${orders}::int - ${number}) * (interval '364 days' / ${orders}::float8) - interval '5 minutes')`;
  const isOpen = sql`(i > ${orders - OPEN_ORDERS}::int)`;
  const isCancelled = sql`(not ${isOpen} and i % 25 = 0)`;
  const isDone = sql`(not ${isOpen} and i % 25 <> 0)`;
  const status = sql`case when ${isOpen} then (array['pending', 'ready_for_pickup', 'in_transit', 'delivered'])[1 + i % 4] when ${isCancelled} then 'cancelled' else 'completed' end`;
  const storeId = sql`(select s.id from stores_by_number s where s.number = i % ${stores.length}::int)`;
  const payoutId = derivedId(
    'payout',
    sql`(i::bigint * ${countPayouts(orders) / SELLING_STORES}::int / ${orders + 1}::int * ${SELLING_STORES}::int + i % ${SELLING_STORES}::int)`,
  );
  const person = sql`(i % ${customers}::int)`;
  const buyer = sql`(${checkout} % ${customers}::int)`;
  const address = (number: SQL) =>
    sql`jsonb_build_object('fullName', ${firstName(number)} || ' ' || ${lastName(number)}, 'phoneNumber', '0803' || lpad((${number})::text, 7, '0'), 'stateOrRegion', 'Lagos', 'lga', 'Ikeja', 'address', '12 Allen Avenue')`;
  const run = (statement: SQL) => db.execute(statement);

  // Inserts the rows without triggers, because the generated history is consistent.
  await run(sql`set session_replication_role = replica`);
  await run(
    sql`create temp table stores_by_number as select id, row_number() over (order by id) - 1 as number from stores`,
  );
  await run(
    sql`create temp table sold as select v.id, v.product_id, v.sku, p.name, row_number() over (order by v.id) - 1 as number from product_variants v join products p on p.id = v.product_id`,
  );
  await run(sql`create unique index on sold (number)`);
  await run(sql`analyze`);
  await run(
    sql`insert into users (id, user_type, role, email, password_hash, first_name, last_name, confirmed_at, created_at) select ${derivedId('customer')}, 'customer', 'customer', 'shopper' || i || '@bench.example', 'none', ${firstName(sql`i`)}, ${lastName(sql`i`)}, now(), now() from generate_series(0, ${customers - 1}::int) i`,
  );
  await run(
    sql`insert into checkouts (id, user_id, reference, idempotency_key, status, amount, quote, delivery_address, provider, expires_at, paid_at, created_at) select ${derivedId('checkout')}, ${derivedId('customer', person)}, 'pay-bench-' || i, 'key-' || i, 'paid', ${total}, '{}', '{}', 'sandbox', ${at(sql`i`)}, ${at(sql`i`)}, ${at(sql`i`)} from ${payments}`,
  );
  await run(
    sql`insert into transactions (id, checkout_id, reference, transaction_id, status, amount, fees, card_type, card_last4, payment_channel, paid_at, created_at, search_text) select ${derivedId('transaction')}, ${derivedId('checkout')}, 'pay-bench-' || i, 'bench-' || i, 'success', ${total}, 10001, 'visa', '4081', 'card', ${at(sql`i`)}, ${at(sql`i`)}, lower(${firstName(person)} || ' ' || ${lastName(person)} || chr(10) || 'shopper' || ${person} || '@bench.example') from ${payments}`,
  );
  await run(
    sql`insert into orders (id, order_name, checkout_id, customer_id, store_id, status, subtotal, discount, shipping_fee, total, commission_bps, commission, delivery_address, weight, lagos_merchant, lagos_customer, delivery_token, payout_id, delivered_at, completed_at, created_at, updated_at, customer_name, product_names) select ${derivedId('order')}, 'VM-' || 1000000 + i, ${derivedId('checkout', checkout)}, ${derivedId('customer', buyer)}, ${storeId}, ${status}, ${goods}, 0, ${delivery}, ${total}, 800, ${commission}, ${address(buyer)}, 5, true, false, '123456', case when ${isDone} and i <= ${orders - RECENT_ORDERS}::int then ${payoutId} end, case when ${isDone} then ${at(checkout)} end, case when ${isDone} then ${at(checkout)} end, ${at(checkout)}, ${at(checkout)}, ${firstName(buyer)} || ' ' || ${lastName(buyer)}, s.name from ${all} join sold s on s.number = i % (select count(*) from sold)`,
  );
  await run(
    sql`insert into order_items (id, order_id, product_id, variant_id, product_name, sku, options, quantity, unit_price, discount, shipping_fee, position) select ${derivedId('item')}, ${derivedId('order')}, s.product_id, s.id, s.name, s.sku, '{}', 1, ${goods}, 0, ${delivery}, 0 from ${all} join sold s on s.number = i % (select count(*) from sold)`,
  );
  await recordEvents('capture', sql`true`, [
    [sql`'psp_clearing'`, total],
    [sql`'escrow'`, sql`-(${goods} - ${commission})`],
    [sql`'commission_deferred'`, sql`-${commission}`],
    [sql`'delivery_deferred'`, sql`-${delivery}`],
  ]);
  await recordEvents('refund', isCancelled, [
    [sql`'escrow'`, sql`${goods} - ${commission}`],
    [sql`'commission_deferred'`, commission],
    [sql`'delivery_deferred'`, delivery],
    [sql`'refund_payable'`, sql`-(${total})`],
  ]);
  await recordEvents('completion', isDone, [
    [sql`'escrow'`, sql`${goods} - ${commission}`],
    [sql`'commission_deferred'`, commission],
    [sql`'delivery_deferred'`, delivery],
    [sql`'merchant_payable'`, sql`-(${goods} - ${commission})`],
    [sql`'commission_revenue'`, sql`-${commission}`],
    [sql`'delivery_revenue'`, sql`-${delivery}`],
  ]);
  await run(
    sql`insert into ledger_transactions (id, kind, ref, occurred_at) select ${derivedId('fee')}, 'provider_fee', 'pay-bench-' || i, ${at(sql`i`)} from ${payments}`,
  );
  for (const [account, sign] of [
    ['psp_fee', 1],
    ['psp_clearing', -1],
  ] as const)
    await run(
      sql`insert into ledger_entries (id, transaction_id, account, amount) select gen_random_uuid(), ${derivedId('fee')}, ${account}, ${sign * 10_001} from ${payments}`,
    );
  await run(
    sql`insert into sales_figures (store_id, face, grain, start, key, orders, cancelled, units, returned, gross, refunded, commission) select store_id, 'store', grain, start, '', count(*), count(*) filter (where status = 'cancelled'), count(*), 0, sum(subtotal), 0, sum(commission) from orders, lateral (select (created_at at time zone 'Africa/Lagos')::date as day) paid, lateral (values ('day', day), ('month', date_trunc('month', day)::date)) as part (grain, start) group by store_id, grain, start`,
  );
  const customerId = derivedId('customer', buyer);
  return { all, payments, isDone, isCancelled, at, storeId, customerId, total };

  /**
   * Records one ledger event, with balanced entries, for each order that meets `condition`. A
   * capture is one event for each payment.
   */
  async function recordEvents(
    kind: string,
    condition: SQL,
    entries: readonly (readonly [account: SQL, amount: SQL])[],
  ): Promise<void> {
    const ref = kind === 'capture' ? sql`'pay-bench-' || i` : sql`${derivedId('order')}::text`;
    const events = kind === 'capture' ? payments : sql`${all} where ${condition}`;
    const event = kind === 'capture' ? checkout : sql`i`;
    await run(
      sql`insert into ledger_transactions (id, kind, ref, occurred_at) select ${derivedId(kind)}, ${kind}, ${ref}, ${at(sql`i`)} from ${events}`,
    );
    for (const [account, amount] of entries)
      await run(
        sql`insert into ledger_entries (id, transaction_id, account, store_id, order_id, amount) select gen_random_uuid(), ${derivedId(kind, event)}, ${account}, ${storeId}, ${derivedId('order')}, ${amount} from ${all} where ${condition}`,
      );
  }
}

/** Sums the ledger of each store and partner, after all their entries are inserted. */
export async function sumBalances(db: Db): Promise<void> {
  await db.execute(
    sql`insert into ledger_balances (store_id, account, balance) select store_id, account, sum(amount) from ledger_entries where store_id is not null group by 1, 2`,
  );
  await db.execute(
    sql`insert into ledger_partner_balances (partner_id, account, balance) select partner_id, account, sum(amount) from ledger_entries where partner_id is not null group by 1, 2`,
  );
}

/** Recomputes all sums. Returns the time that this took, in milliseconds. */
export async function sumOrders(db: Db): Promise<number> {
  const start = performance.now();
  const { finance } = createFinance({ db, clock: systemClock, secret: 'bench' }).services;
  await finance.rebuildFigures();
  await rebuildReconciliation(db);
  return performance.now() - start;
}
