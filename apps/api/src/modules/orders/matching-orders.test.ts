import fc from 'fast-check';
import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import { shortPaymentReference } from '@market/domain/transactions/payment-reference';
import { COUNT_CAP } from '@market/domain/list-limits';
import { orderSorts, type OrderSort } from '@market/domain/orders/order-list';
import { ordersTable, storesTable, usersTable } from '../../db/schema';
import { groupBy } from '../../platform/group-by';
import { startMarket, type TestMarket } from '../../test/harness';
import { buy, createProduct } from '../../test/sales';
import type { TestAccount } from '../../test/test-accounts';

let market: TestMarket;
let admin: TestAccount;
let merchant: TestAccount;

beforeAll(async () => {
  market = await startMarket();
  admin = await market.create.superAdmin();
  merchant = await market.create.merchant({ storeName: 'Helios Yard' });
});
afterAll(() => market.close());

const listNames = async (search: string): Promise<(string | undefined)[]> =>
  (await market.as(admin)(contract.adminOrders.list, { query: { search } })).rows.map(
    (order) => order.orderName,
  );

describe('the order search', () => {
  it('finds an order by each of its products and by the current name of its customer', async () => {
    const customer = await market.create.customer({ firstName: 'Ngozi', lastName: 'Eze' });
    const { orders } = await buy(market, customer, [
      await createProduct(market, merchant, { name: 'Wide Panel' }),
      await createProduct(market, merchant, { name: 'Deep Battery' }),
    ]);
    const found = [orders[0]?.orderName];
    for (const search of ['WIDE pan', 'deep b', 'ngozi e', '0803 123 45', '0803123', 'Ada Obi'])
      expect(await listNames(search), search).toEqual(found);
    await market.as(customer)(contract.accounts.updateMe, {
      body: { firstName: 'Ngọzi', lastName: 'Okoro' },
    });
    expect(await listNames('ngozi e')).toEqual([]);
    expect(await listNames('NGỌZI okoro')).toEqual(found);
  });

  it('finds all orders of a payment by its reference, for platform staff only', async () => {
    const other = await market.create.merchant();
    const { reference, orders } = await buy(market, await market.create.customer(), [
      await createProduct(market, merchant),
      await createProduct(market, other),
    ]);
    const names = orders.map(({ orderName }) => orderName);
    expect(names).toHaveLength(2);
    for (const search of [reference, shortPaymentReference(reference)])
      expect((await listNames(search)).toSorted()).toEqual(names.toSorted());
    const mine = await market.as(merchant)(contract.merchantOrders.list, {
      query: { search: reference },
    });
    expect(mine.rows).toEqual([]);
  });

  it('finds exactly the matching orders, whether few or many match', async () => {
    await addOrders();
    const all = await everyOrder();
    expect(all.length).toBeGreaterThan(3_300);
    await fc.assert(
      fc.asyncProperty(searches(all), fc.nat(40), async (search, offset) => {
        const query = { search, limit: 20, offset };
        const page = await market.as(admin)(contract.adminOrders.list, { query });
        const matches = all.filter((order) => isMatch(order, search));
        expect(page.rows.map(({ orderName }) => orderName)).toEqual(
          matches.slice(offset, offset + 20).map(({ orderName }) => orderName),
        );
        expect(page).toMatchObject({
          count: Math.min(matches.length, COUNT_CAP),
          statusCounts: countStatuses(matches.slice(0, COUNT_CAP)),
        });
        expect(page.isLatestOnly ?? false).toBe(matches.length >= COUNT_CAP);
      }),
      { numRuns: 60 },
    );
  });

  it('sorts all matches or, when a search finds too many, the latest ones and says so', async () => {
    const all = await everyOrder();
    await fc.assert(
      fc.asyncProperty(
        fc.option(searches(all), { nil: undefined }),
        fc.constantFrom(undefined, 'completed', 'cancelled'),
        fc.constantFrom(...orderSorts),
        fc.nat(1_200),
        async (search, status, sort, offset) => {
          const matches = all.filter(
            (order) =>
              (search === undefined || isMatch(order, search)) &&
              (status === undefined || order.status === status),
          );
          const isCapped = search !== undefined && sort !== 'newest' && matches.length >= COUNT_CAP;
          const page = await market.as(admin)(contract.adminOrders.list, {
            query: { search, status, sort, limit: 20, offset },
          });
          expect(page.rows.map(({ orderName }) => orderName)).toEqual(
            sorted(isCapped ? matches.slice(0, COUNT_CAP) : matches, sort)
              .slice(offset, offset + 20)
              .map(({ orderName }) => orderName),
          );
          expect(page.isSortCapped ?? false).toBe(isCapped);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('counts only the latest matches, but all matches with the chosen status', async () => {
    const search = 'xy-';
    const matches = (await everyOrder()).filter((order) => isMatch(order, search));
    const { cancelled = 0 } = countStatuses(matches);
    const latest = countStatuses(matches.slice(0, COUNT_CAP));
    expect(cancelled).toBeGreaterThan(latest['cancelled'] ?? 0);
    expect(
      await market.as(admin)(contract.adminOrders.list, {
        query: { search, status: 'cancelled', limit: 1 },
      }),
    ).toMatchObject({
      count: cancelled,
      statusCounts: { ...latest, cancelled },
      isLatestOnly: true,
    });
  });
});

/**
 * Sorts orders that are newest first. Equal totals stay newest first, or oldest first when
 * ascending.
 */
function sorted(orders: readonly SearchedOrder[], sort: OrderSort): readonly SearchedOrder[] {
  if (sort === 'newest') return orders;
  if (sort === 'oldest') return orders.toReversed();
  const byTotal = orders.toSorted((a, b) => b.total - a.total);
  return sort === 'total-desc' ? byTotal : byTotal.toReversed();
}

const countStatuses = (orders: readonly SearchedOrder[]): Record<string, number> =>
  Object.fromEntries(
    [...groupBy(orders, ({ status }) => status)].map(([status, some]) => [status, some.length]),
  );

/**
 * Adds 1,200 orders with varied texts, and 2,100 older orders for Olumide, which are more than a
 * search lists.
 */
async function addOrders(): Promise<void> {
  const customer = await market.create.customer({ firstName: 'Femi', lastName: 'Bello' });
  const other = await market.create.merchant({ storeName: 'Sunforge 50%' });
  const item = await createProduct(market, merchant, { name: 'Panel' });
  const { orders } = await buy(market, customer, [item]);
  const pick = (texts: readonly string[], by: number) =>
    sql`(array[${sql.join(
      texts.map((text) => sql`${text}`),
      sql`, `,
    )}]::text[])[1 + i / ${by}::int % ${texts.length}::int]`;
  const firstName = sql`case when i >= 1200 then 'Olumide' else ${pick(['Ngozi', 'Sani_', 'Ọlá', 'Ngo', 'Zainab'], 1)} end`;
  const product = pick(['Hybrid Inverter 5kVA', 'Lithium Battery', 'Solar panel 50%'], 7);
  await market.db.execute(sql`
    insert into users (id, user_type, role, email, password_hash, first_name, last_name, created_at)
    select md5('buyer' || i)::uuid, 'customer', 'customer', 'buyer' || i || '@market.example', 'none', ${firstName}, ${pick(['Eze', 'Bello'], 3)}, now()
    from generate_series(0, 3299) i`);
  await market.db.execute(sql`
    insert into checkouts (id, user_id, reference, idempotency_key, status, amount, quote, delivery_address, provider, expires_at, created_at)
    select md5('checkout' || i)::uuid, md5('buyer' || i)::uuid, 'buyer-' || i, 'buyer-' || i, 'paid', 100, '{}', '{}', 'sandbox', now(), now()
    from generate_series(0, 3299) i`);
  await market.db.execute(sql`
    insert into orders (id, order_name, checkout_id, customer_id, store_id, status, subtotal, discount, shipping_fee, total, commission_bps, commission, delivery_address, weight, lagos_merchant, lagos_customer, delivery_token, created_at, updated_at, product_names)
    select md5('order' || i)::uuid, 'XY-' || 50000 + i, md5('checkout' || i)::uuid, md5('buyer' || i)::uuid, case when i % 3 = 0 then ${other.storeId}::uuid else o.store_id end, case when i % 11 = 0 then 'cancelled' else 'completed' end, 100 + i * 7 % 50, 0, 0, 100 + i * 7 % 50, 800, 8, o.delivery_address || jsonb_build_object('fullName', ${pick(['Tunde Ojo', 'Amina Sule'], 13)}, 'phoneNumber', '080' || i % 10 || ' ' || 1000000 + i), 1, true, true, '123456', o.created_at - i * interval '1 minute', now(), ${product}
    from generate_series(0, 3299) i, orders o where o.id = ${orders[0]?.id}`);
  await market.db.execute(sql`
    insert into order_items (id, order_id, product_id, variant_id, product_name, sku, options, quantity, unit_price, discount, shipping_fee, position)
    select md5('item' || i)::uuid, md5('order' || i)::uuid, v.product_id, v.id, ${product}, v.sku, '{}', 1, 100, 0, 0, 0
    from generate_series(0, 3299) i, product_variants v where v.id = ${item.variantId}`);
  await market.db.execute(sql`analyze`);
}

/** Newest first, with the current names of customers and stores and the items' own names. */
const everyOrder = () =>
  market.db
    .select({
      orderName: ordersTable.orderName,
      status: ordersTable.status,
      total: ordersTable.total,
      phone: sql<string>`replace(${ordersTable.deliveryAddress} ->> 'phoneNumber', ' ', '')`,
      texts: sql<
        string[]
      >`array[${ordersTable.orderName}, ${ordersTable.deliveryAddress} ->> 'fullName', ${usersTable.firstName} || ' ' || ${usersTable.lastName}, ${storesTable.storeName}] || (select array_agg(i.product_name) from order_items i where i.order_id = ${ordersTable.id})`,
    })
    .from(ordersTable)
    .innerJoin(usersTable, eq(usersTable.id, ordersTable.customerId))
    .innerJoin(storesTable, eq(storesTable.id, ordersTable.storeId))
    .orderBy(desc(ordersTable.createdAt), desc(ordersTable.id));
type SearchedOrder = Awaited<ReturnType<typeof everyOrder>>[number];

/** Searches without an index. The whole name of an order finds only that order. */
function isMatch({ orderName, phone, texts }: SearchedOrder, search: string): boolean {
  const lowerCaseSearch = search.toLowerCase();
  if (/^xy-\d{5}$/.test(lowerCaseSearch)) return orderName.toLowerCase() === lowerCaseSearch;
  return (
    texts.some((text) => text.toLowerCase().includes(lowerCaseSearch)) ||
    (/^[\d ]+$/.test(lowerCaseSearch) && phone.includes(lowerCaseSearch.replaceAll(' ', '')))
  );
}

/** Parts of the searchable texts in any case, and texts that match nothing. */
const searches = (all: readonly SearchedOrder[]): fc.Arbitrary<string> =>
  fc
    .record({
      order: fc.nat(all.length - 1),
      text: fc.nat(5),
      start: fc.nat(12),
      length: fc.integer({ min: 1, max: 14 }),
      isUpper: fc.boolean(),
      tail: fc.constantFrom('', '', '', '', 'q', '_', '%'),
    })
    .map(({ order, text, start, length, isUpper, tail }) => {
      const { texts = [], phone = '' } = all[order] ?? {};
      const part = (texts[text] ?? phone).slice(start).slice(0, length).trim() + tail;
      return isUpper ? part.toUpperCase() : part;
    })
    .filter((search) => search !== '');
