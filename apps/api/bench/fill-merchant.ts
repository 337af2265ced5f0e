import { randomUUID } from 'node:crypto';
import { desc, sql } from 'drizzle-orm';
import type { Db } from '../src/db/db';
import { ordersTable, productsTable, sessionsTable, storesTable } from '../src/db/schema';
import { createLedger } from '../src/modules/ledger';
import { createSales } from '../src/modules/sales';
import { systemClock } from '../src/platform/clock';
import { randomIds } from '../src/platform/ids';
import { randomToken, tokenHash } from '../src/platform/tokens';
import { fillCatalogue } from './fill-catalogue';

const PRODUCTS = 200;
/**
 * The number of open orders. It does not depend on the total, because a larger shop does not have a
 * hundred times as many parcels to pack today.
 */
const OPEN_ORDERS = 100;
const DAY_MS = 86_400_000;

export interface MerchantWorkload {
  readonly token: string;
  readonly orderId: string;
  /** The name of the order `orderId`, such as `VM-204001`. */
  readonly orderName: string;
  /** Milliseconds to compute the totals and figures from scratch. */
  readonly recount: number;
}

/**
 * Ids that SQL derives from a word and a number, so that each statement gets the same id for the
 * same order.
 */
const derivedId = (word: string) => sql`md5(${word}::text || i)::uuid`;
const goods = sql`(1000000 + i % 97 * 50000)`;
const commission = sql`(${goods} * 8 / 100)`;
const delivery = sql`250000`;
const states = sql`(array['Lagos', 'FCT', 'Rivers', 'Oyo', 'Kano', 'Enugu', 'Kaduna', 'Delta'])[1 + i % 8]`;

/** The variants with their positions. Each order contains one of them. */
const soldVariants = sql`(select v.id, v.product_id, v.sku, p.name, row_number() over (order by v.id) - 1 as number, count(*) over () as total from product_variants v join products p on p.id = v.product_id)`;

/**
 * Fills a migrated database with the given number of orders of one merchant in the last twelve
 * months, paid out monthly.
 */
export async function fillMerchant(db: Db, orders: number): Promise<MerchantWorkload> {
  await fillCatalogue(db, PRODUCTS);
  const [store] = await db.select().from(storesTable).limit(1);
  if (!store) throw new Error('There is no store');
  const { id: storeId, merchantId } = store;
  await db.update(productsTable).set({ storeId });
  const customers = Math.max(50, Math.floor(orders / 5));
  const numbers = sql`generate_series(1, ${orders}) i`;
  /**
   * When the order with this number was placed: the last one a few minutes ago, the first one a
   * year ago.
   */
  const placedAt = sql`(now() - (${orders} - i) * (interval '364 days' / ${orders}::float8) - interval '5 minutes')`;
  const isOpen = sql`i > ${orders - OPEN_ORDERS}`;
  const isCancelled = sql`(i % 25 = 0)`;
  const status = sql`case when i > ${orders - 20} then 'pending' when i > ${orders - 50} then 'confirmed' when ${isOpen} then 'delivered' when ${isCancelled} then 'cancelled' else 'completed' end`;
  const address = sql`jsonb_build_object('fullName', 'Ngozi Eze', 'phoneNumber', '0803 123 4567', 'stateOrRegion', ${states}, 'lga', 'Ikeja', 'address', '12 Allen Avenue')`;
  const run = (statement: ReturnType<typeof sql>) => db.execute(statement);

  await run(
    sql`insert into users (id, user_type, role, email, password_hash, first_name, last_name, confirmed_at, created_at) select ${derivedId('customer')}, 'customer', 'customer', 'shopper' || i || '@bench.example', 'none', 'Ngozi', 'Eze ' || i, now(), now() from generate_series(0, ${customers - 1}) i`,
  );
  await run(
    sql`insert into checkouts (id, user_id, reference, idempotency_key, status, amount, quote, delivery_address, provider, expires_at, paid_at, created_at) select ${derivedId('checkout')}, md5('customer' || i % ${customers})::uuid, 'pay-bench-' || i, 'key-' || i, 'paid', ${goods} + ${delivery}, '{}', ${address}, 'sandbox', ${placedAt}, ${placedAt}, ${placedAt} from ${numbers}`,
  );
  await run(
    sql`insert into transactions (id, checkout_id, reference, transaction_id, status, amount, fees, card_type, card_last4, payment_channel, paid_at, created_at) select ${derivedId('transaction')}, ${derivedId('checkout')}, 'pay-bench-' || i, 'bench-' || i, 'success', ${goods} + ${delivery}, 10000, 'visa', '4081', 'card', ${placedAt}, ${placedAt} from ${numbers}`,
  );
  await run(
    sql`insert into payouts (id, reference, store_id, status, amount, bank_name, bank_code, account_number, account_name, requested_by, requested_at, approved_at, processed_at) select ${derivedId('payout')}, 'payout-' || i, ${storeId}, 'processed', 1000000000, 'GTBank', '058', '0123456785', 'ADA OBI', ${merchantId}, now() - (13 - i) * interval '30 days', now(), now() from generate_series(1, 11) i`,
  );
  await run(sql`insert into orders (id, order_name, checkout_id, customer_id, store_id, status, subtotal, discount, shipping_fee, total, commission_bps, commission, delivery_address, weight, lagos_merchant, lagos_customer, delivery_token, payout_id, delivered_at, completed_at, created_at, updated_at, product_names)
    select ${derivedId('order')}, 'VM-' || 1000000 + i, ${derivedId('checkout')}, md5('customer' || i % ${customers})::uuid, ${storeId}, ${status}, ${goods}, 0, ${delivery}, ${goods} + ${delivery}, 800, ${commission}, ${address}, 5, true, i % 8 = 0, '123456',
      case when ${isOpen} or ${isCancelled} then null else md5('payout' || 1 + i * 11 / (${orders} + 1))::uuid end, ${placedAt}, case when ${isOpen} or ${isCancelled} then null else ${placedAt} end, ${placedAt}, ${placedAt}, v.name from ${numbers} join ${soldVariants} v on v.number = i % v.total`);
  await run(
    sql`update payouts p set order_count = (select count(*) from orders o where o.payout_id = p.id)`,
  );
  await run(sql`insert into order_items (id, order_id, product_id, variant_id, product_name, sku, options, quantity, unit_price, discount, shipping_fee, position)
    select ${derivedId('item')}, ${derivedId('order')}, v.product_id, v.id, v.name, v.sku, '{}', 1, ${goods}, 0, ${delivery}, 0 from ${numbers} join ${soldVariants} v on v.number = i % v.total`);
  await run(
    sql`insert into order_activities (id, order_id, activity, status, created_at) select ${derivedId('activity')}, ${derivedId('order')}, 'Order placed and paid', 'pending', ${placedAt} from ${numbers}`,
  );

  await recordEvents(
    'capture',
    sql`true`,
    sql`'pay-bench-' || i`,
    sql`('psp_clearing', ${goods} + ${delivery}), ('escrow', -(${goods} - ${commission})), ('commission_deferred', -${commission}), ('delivery_deferred', -${delivery})`,
  );
  await recordEvents(
    'refund',
    sql`not (${isOpen}) and ${isCancelled}`,
    sql`${derivedId('order')}::text`,
    sql`('escrow', ${goods} - ${commission}), ('commission_deferred', ${commission}), ('delivery_deferred', ${delivery}), ('refund_payable', -(${goods} + ${delivery}))`,
  );
  await recordEvents(
    'completion',
    sql`not (${isOpen}) and not ${isCancelled}`,
    sql`${derivedId('order')}::text`,
    sql`('escrow', ${goods} - ${commission}), ('commission_deferred', ${commission}), ('delivery_deferred', ${delivery}), ('merchant_payable', -(${goods} - ${commission})), ('commission_revenue', -${commission}), ('delivery_revenue', -${delivery})`,
  );

  const token = randomToken();
  const [now, later] = [new Date(), new Date(Date.now() + DAY_MS)];
  await db.insert(sessionsTable).values({
    id: randomUUID(),
    userId: merchantId,
    accessHash: tokenHash(token),
    accessExpiresAt: later,
    refreshHash: tokenHash(randomToken()),
    rotatedAt: now,
    idleExpiresAt: later,
    absoluteExpiresAt: later,
    createdAt: now,
  });

  await run(sql`analyze`);
  const start = performance.now();
  const { ledger } = createLedger({ clock: systemClock, ids: randomIds(systemClock) }).services;
  const { sales } = createSales({ db, clock: systemClock, ledger }).services;
  await sales.rebuildProjection();
  const recount = performance.now() - start;
  const [order] = await db
    .select({ id: ordersTable.id, orderName: ordersTable.orderName })
    .from(ordersTable)
    .orderBy(desc(ordersTable.createdAt))
    .limit(1)
    .offset(Math.floor(orders / 2));
  return { token, recount, orderId: order?.id ?? '', orderName: order?.orderName ?? '' };

  /** Records one ledger event, with balanced entries, for each order that meets `condition`. */
  async function recordEvents(
    kind: string,
    condition: ReturnType<typeof sql>,
    ref: ReturnType<typeof sql>,
    entries: ReturnType<typeof sql>,
  ): Promise<void> {
    await db.transaction(async (db) => {
      await db.execute(
        sql`insert into ledger_transactions (id, kind, ref, occurred_at) select ${derivedId(kind)}, ${kind}, ${ref}, ${placedAt} from ${numbers} where ${condition}`,
      );
      await db.execute(
        sql`insert into ledger_entries (id, transaction_id, account, store_id, order_id, amount) select gen_random_uuid(), ${derivedId(kind)}, account, ${storeId}, ${derivedId('order')}, amount from ${numbers}, lateral (values ${entries}) as entry (account, amount) where ${condition}`,
      );
    });
  }
}
