import { and, eq, sum } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import {
  ledgerBalancesTable,
  ledgerEntriesTable,
  ledgerPendingTable,
  orderItemsTable,
  salesFiguresTable,
} from '../../db/schema';
import { days } from '../../platform/clock';
import { startMarket, type TestMarket } from '../../test/harness';
import { buy, createAddress, createProduct, deliver, setStatus, type Item } from '../../test/sales';
import type { TestAccount } from '../../test/test-accounts';

const november = { startDate: '2026-11-01', endDate: '2026-11-30' };

let market: TestMarket;
let [merchant, rival, ada, bola, admin]: TestAccount[] = [];
let [panel, battery]: Item[] = [];

const assertDefined = <T>(account: T | undefined): T => {
  if (account === undefined) throw new Error('Not there');
  return account;
};
const asMerchant = (account = merchant) => market.as(assertDefined(account));

/**
 * Ada buys two panels and a battery. Bola buys a panel, which is returned after a week, and a
 * battery, which is cancelled.
 */
beforeAll(async () => {
  market = await startMarket();
  merchant = await market.create.merchant({ storeName: 'Helios Yard' });
  rival = await market.create.merchant({ storeName: 'Rival' });
  admin = await market.create.superAdmin();
  ada = await market.create.customer({ firstName: 'Adaeze', lastName: 'Okonkwo' });
  bola = await market.create.customer({ firstName: 'Bọ́lá', lastName: 'Adé' });
  panel = await createProduct(market, merchant, { name: 'Panel', price: 1_000_000 });
  battery = await createProduct(market, merchant, { name: 'Battery', price: 3_000_000 });
  const other = await createProduct(market, rival, { name: 'Fan', price: 500_000 });

  await buy(market, ada, [{ ...panel, quantity: 2 }, battery, other]);
  const returnedOrderId = (await buy(market, bola, [panel])).orders[0]?.id ?? '';
  const cancelled = (await buy(market, bola, [battery])).orders[0]?.id ?? '';
  await setStatus(market, bola, cancelled, 'cancelled');
  await deliver(market, { merchant, customer: bola, admin, orderId: returnedOrderId });
  market.clock.advance(days(3));
  const [line] = await market.db
    .select()
    .from(orderItemsTable)
    .where(eq(orderItemsTable.orderId, returnedOrderId));
  const { id } = await market.as(bola)(contract.returns.returnOrder, {
    params: { id: returnedOrderId },
    body: {
      items: [{ orderItemId: line?.id ?? '', quantity: 1, reason: 'Does not work', photos: [] }],
    },
  });
  await market.as(merchant)(contract.returns.updateStatus, {
    params: { id },
    body: { status: 'approved' },
  });
  await market.as(admin)(contract.returns.decideRefund, {
    params: { id },
    body: { approved: true },
  });
});
afterAll(() => market.close());

describe('sales reports', () => {
  it('count sales on their day and returns on the day of the return', async () => {
    const sales = await asMerchant()(contract.sales.sales, { query: november });
    expect(sales).toMatchObject({
      total: 5_000_000,
      before: 0,
      gross: 9_000_000,
      cancelledSales: 3_000_000,
      refunded: 1_000_000,
      commission: 400_000,
      interval: 'day',
      previous: { startDate: '2026-10-01', endDate: '2026-10-31' },
    });
    expect(sales.trend.filter(({ value }) => value !== 0)).toEqual([
      { date: '2026-11-20', value: 6_000_000, before: 0 },
      { date: '2026-11-23', value: -1_000_000, before: 0 },
    ]);
    await expect(asMerchant()(contract.sales.orders, { query: november })).resolves.toMatchObject({
      total: 3,
      cancelled: 1,
    });
    await expect(
      asMerchant()(contract.sales.productsSold, { query: november }),
    ).resolves.toMatchObject({
      total: 4,
    });
    await expect(
      asMerchant()(contract.sales.returnedProducts, { query: november }),
    ).resolves.toMatchObject({
      total: 1,
      rows: [{ productName: 'Panel', unitsReturned: 1, unitsSold: 3, refunded: 1_000_000 }],
      count: 1,
    });
    const overTime = await asMerchant()(contract.sales.salesOverTime, {
      query: { ...november, interval: 'month' },
    });
    expect(overTime.points).toEqual([{ date: '2026-11-01', value: 5_000_000, before: 0 }]);
    const december = await asMerchant()(contract.sales.ordersOverTime, {
      query: { startDate: '2026-12-01', endDate: '2026-12-31', interval: 'month' },
    });
    expect(december.points).toEqual([{ date: '2026-12-01', value: 0, before: 3 }]);
  });

  it('rank products, customers and locations, page by page, with the total of all pages', async () => {
    const products = await asMerchant()(contract.sales.byProduct, {
      query: { ...november, limit: 1 },
    });
    expect(products).toMatchObject({
      count: 2,
      total: 5_000_000,
      rows: [{ productName: 'Battery', unitsSold: 1, sales: 3_000_000 }],
    });
    const customers = await asMerchant()(contract.sales.byCustomer, { query: november });
    expect(customers.rows).toEqual([
      {
        customerId: ada?.userId,
        customerName: 'Adaeze Okonkwo',
        orders: 1,
        sales: 5_000_000,
        before: 0,
      },
      { customerId: bola?.userId, customerName: 'Bọ́lá Adé', orders: 2, sales: 0, before: 0 },
    ]);
    await expect(
      asMerchant()(contract.sales.byLocation, { query: november }),
    ).resolves.toMatchObject({
      rows: [{ state: 'Lagos', orders: 3, sales: 5_000_000 }],
    });
  });

  it('are limited to the signed-in user’s store, and to staff with access to reports', async () => {
    await expect(
      asMerchant(rival)(contract.sales.sales, { query: november }),
    ).resolves.toMatchObject({
      total: 500_000,
    });
    const staff = await market.create.account('staff', {
      storeId: assertDefined(merchant).storeId,
    });
    await expect(
      asMerchant(staff)(contract.sales.sales, { query: november }),
    ).rejects.toMatchObject({
      status: 403,
    });
    await expect(
      asMerchant()(contract.sales.sales, {
        query: { startDate: '2026-11-30', endDate: '2026-11-01' },
      }),
    ).rejects.toMatchObject({ status: 422 });
  });

  it('count cancelled sales separately from returns, per product', async () => {
    const figures = await market.db
      .select()
      .from(salesFiguresTable)
      .where(
        and(
          eq(salesFiguresTable.dimension, 'product'),
          eq(salesFiguresTable.key, assertDefined(battery).productId),
          eq(salesFiguresTable.grain, 'month'),
        ),
      );
    expect(figures).toMatchObject([{ returned: 0, cancelledSales: 3_000_000, refunded: 0 }]);
    // Cancelling one panel after another was returned leaves the report of returns unchanged.
    const [order] = (await buy(market, await market.create.customer(), [assertDefined(panel)]))
      .orders;
    await setStatus(market, assertDefined(merchant), order?.id ?? '', 'cancelled');
    await expect(
      asMerchant()(contract.sales.returnedProducts, { query: november }),
    ).resolves.toMatchObject({
      rows: [{ productName: 'Panel', unitsReturned: 1, refunded: 1_000_000 }],
    });
    await expect(asMerchant()(contract.sales.sales, { query: november })).resolves.toMatchObject({
      total: 5_000_000,
      cancelledSales: 4_000_000,
      refunded: 1_000_000,
    });
  });
});

describe('the sales figures', () => {
  const figures = () =>
    market.db
      .select()
      .from(salesFiguresTable)
      .orderBy(
        salesFiguresTable.storeId,
        salesFiguresTable.dimension,
        salesFiguresTable.grain,
        salesFiguresTable.start,
        salesFiguresTable.key,
      );

  it('are restored exactly by a rebuild', async () => {
    await market.services.sales.updateProjection();
    const figuresBefore = await figures();
    expect(figuresBefore.length).toBeGreaterThan(20);
    await market.db.update(salesFiguresTable).set({ gross: 1 });
    const storedBalances = await market.db.select().from(ledgerBalancesTable);
    const balances = await market.services.ledger.storeBalances(
      market.db,
      assertDefined(merchant).storeId,
    );
    await market.services.sales.rebuildProjection();
    expect(await figures()).toEqual(figuresBefore);
    expect(new Set(await market.db.select().from(ledgerBalancesTable))).toEqual(
      new Set(storedBalances),
    );
    expect(
      await market.services.ledger.storeBalances(market.db, assertDefined(merchant).storeId),
    ).toEqual(balances);
    expect(await market.db.select().from(ledgerPendingTable)).toEqual([]);
  });

  it('leave the store’s balance exact before and after they are updated', async () => {
    const readOwed = async () => {
      const [row] = await market.db
        .select({ amount: sum(ledgerEntriesTable.amount) })
        .from(ledgerEntriesTable)
        .where(
          and(
            eq(ledgerEntriesTable.account, 'escrow'),
            eq(ledgerEntriesTable.storeId, assertDefined(merchant).storeId),
          ),
        );
      return 0 - Number(row?.amount ?? 0);
    };
    const held = () =>
      market.services.ledger.heldForStore(market.db, assertDefined(merchant).storeId);
    await buy(market, await market.create.customer(), [assertDefined(panel)]);
    expect(await market.db.select().from(ledgerPendingTable)).not.toEqual([]);
    expect(await held()).toBe(await readOwed());
    await market.services.sales.updateProjection();
    expect(await held()).toBe(await readOwed());
  });

  it('count a sale once under concurrent reads', async () => {
    const shopper = await market.create.customer();
    const addressId = await createAddress(market, shopper);
    await buy(market, shopper, [assertDefined(battery)], { addressId });
    const read = () => asMerchant()(contract.sales.sales, { query: november });
    const totals = (await Promise.all([read(), read(), read(), read()])).map(({ total }) => total);
    expect(totals).toEqual([9_000_000, 9_000_000, 9_000_000, 9_000_000]);
  });
});
