import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import { stockTable, variantsTable } from '../../db/schema';
import { days } from '../../platform/clock';
import { startMarket, type TestMarket } from '../../test/harness';
import { buy, createBankAccount, createProduct, deliver, setStatus } from '../../test/sales';
import { insertTestProduct } from '../../test/test-products';
import type { TestAccount } from '../../test/test-accounts';

const november = { startDate: '2026-11-01', endDate: '2026-11-30' };

let market: TestMarket;
let merchant: TestAccount;

/**
 * One order completed with its payout requested, one order confirmed three days ago, and two new
 * orders; one product low on stock, one awaiting approval.
 */
beforeAll(async () => {
  market = await startMarket();
  merchant = await market.create.merchant({ storeName: 'Helios Yard' });
  const admin = await market.create.superAdmin();
  const customer = await market.create.customer();
  await createBankAccount(market, merchant);
  const panel = await createProduct(market, merchant, { name: 'Panel', stock: 50, alertAt: 2 });
  await insertTestProduct(market, merchant.storeId, { name: 'Last one', onHand: 2, alertAt: 2 });
  await insertTestProduct(market, merchant.storeId, { name: 'New', listed: false });
  const sell = async () => (await buy(market, customer, [panel])).orders[0]?.id ?? '';

  const done = await sell();
  await deliver(market, { merchant, customer, admin, orderId: done });
  await market.as(customer)(contract.reviews.reviewStore, {
    body: { orderId: done, stars: 2, text: 'Came late', photos: [] },
  });
  market.clock.advance(days(7));
  await market.runJobs();
  await market.as(merchant)(contract.payouts.createOrApprove, { body: { action: 'request' } });
  await setStatus(market, merchant, await sell(), 'confirmed');
  market.clock.advance(days(3));
  await sell();
  await sell();
});
afterAll(() => market.close());

const read = (account = merchant) =>
  market.as(account)(contract.dashboard.merchant, { query: november });

describe('the merchant dashboard', () => {
  it('lists open tasks, balance and sales', async () => {
    const { openTasks, money, trend } = await read();
    expect(openTasks).toEqual({
      toConfirm: { count: 2, oldestAt: '2026-11-30T11:00:00.000Z' },
      toHandOver: { count: 1, late: 1, dueAt: '2026-11-27T22:59:00.000Z' },
      returns: { count: 0, replacements: 0 },
      lowStock: 1,
      inApproval: 1,
      rejectedProducts: 0,
      reviews: { count: 1, low: 1 },
    });
    expect(money).toMatchObject({
      earned: 4 * 920_000,
      held: 3 * 920_000,
      available: 0,
      owing: 0,
      pending: 920_000,
      approved: 0,
      processed: 0,
      nextPayout: { amount: 920_000, status: 'pending' },
      bank: { bankName: 'GTBank', accountNumberLast4: '6785' },
    });
    expect(trend).toMatchObject({
      sales: { total: 4_000_000 },
      orders: { total: 4 },
      productsSold: { total: 4 },
      returnedProducts: { total: 0 },
      topProducts: [{ productName: 'Panel', sales: 4_000_000 }],
      locations: [{ state: 'Lagos', orders: 4 }],
    });
  });

  it('counts the same low-stock products as the product list, including products with a single low variant', async () => {
    const rival = await market.create.merchant();
    await insertTestProduct(market, rival.storeId, { onHand: 3, alertAt: 3 });
    const { productId } = await insertTestProduct(market, rival.storeId, {
      name: 'One size is gone',
      onHand: 9,
      alertAt: 3,
    });
    const gone = {
      id: crypto.randomUUID(),
      productId,
      sku: 'GONE',
      options: { Size: 'XL' },
      price: 100,
      sellingPrice: 100,
    };
    await market.db.insert(variantsTable).values(gone);
    await market.db.insert(stockTable).values({ variantId: gone.id, onHand: 0, sellsOn: false });
    await insertTestProduct(market, rival.storeId, { onHand: 0, sellsOn: true });
    await insertTestProduct(market, rival.storeId, { onHand: 0, listed: false });
    const { openTasks } = await read(rival);
    const { count } = await market.as(rival)(contract.products.list, { query: { stock: 'low' } });
    expect([openTasks.lowStock, count]).toEqual([4, 4]);
    await expect(market.as(rival)(contract.products.counts)).resolves.toMatchObject({ low: 4 });
  });

  it('shows the same sales and balance to the platform as to the merchant', async () => {
    const admin = await market.create.admin({ resources: ['stores'] });
    const ofStore = (id: string, by = admin) =>
      market.as(by)(contract.dashboard.storeSales, { params: { id } });
    const sales = await ofStore(merchant.storeId);
    const { trend, money } = await market.as(merchant)(contract.dashboard.merchant, {
      query: { startDate: sales.startDate, endDate: sales.endDate },
    });
    const { stats } = await market.as(merchant)(contract.payouts.mine);
    expect(sales).toEqual({
      startDate: '2026-11-01',
      endDate: '2026-11-30',
      sales: trend?.sales.total,
      orders: trend?.orders.total,
      unitsSold: trend?.productsSold.total,
      unitsReturned: trend?.returnedProducts.total,
      balanceDue: stats.pendingPayment,
      held: money?.held,
    });
    expect(sales).toMatchObject({ sales: 4_000_000, orders: 4, balanceDue: 920_000 });
    await expect(ofStore(admin.userId), 'no such store').rejects.toMatchObject({ status: 404 });
    await expect(ofStore(merchant.storeId, await market.create.approver())).rejects.toMatchObject({
      status: 403,
    });
  });

  it('shows staff only the areas they have access to', async () => {
    const packer = await market.create.account('staff', {
      storeId: merchant.storeId,
      resources: ['orders'],
    });
    const seen = await read(packer);
    expect(Object.keys(seen.openTasks)).toEqual(['toConfirm', 'toHandOver']);
    expect(seen).not.toHaveProperty('money');
    expect(seen).not.toHaveProperty('trend');
  });
});
