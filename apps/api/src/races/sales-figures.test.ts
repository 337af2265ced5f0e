import { afterAll, beforeAll, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import { salesFiguresTable } from '../db/schema';
import { startMarket, type TestMarket } from '../test/harness';
import { createProduct, goodCard, startPayment } from '../test/sales';
import { race, statusCounts } from './buyers';

let market: TestMarket;
beforeAll(async () => {
  market = await startMarket({ parallel: true });
});
afterAll(() => market.close());

const SALES = 12;
const november = { startDate: '2026-11-01', endDate: '2026-11-30' };

it('the sales report counts every sale once during simultaneous payments, reports and payout requests', async () => {
  const merchant = await market.create.merchant();
  const item = await createProduct(market, merchant, { stock: SALES });
  const payments: string[] = [];
  for (let number = 0; number < SALES; number += 1) {
    const { reference } = await startPayment(market, await market.create.customer(), [item]);
    await market.services.sandbox.pay(reference, goodCard);
    payments.push(reference);
  }
  const call = market.as(merchant);
  const admin = await market.create.superAdmin();
  const countOrders = async () =>
    (await market.as(admin)(contract.merchants.figures, { params: { id: merchant.storeId } }))
      .orders;
  const everybody = payments.flatMap((reference) => [
    () => market.services.checkout.settle(reference),
    () => call(contract.sales.sales, { query: november }),
    async () => {
      const held = await market.services.ledger.heldForStore(market.db, merchant.storeId);
      // The totals may be behind, but they always contain whole sales.
      expect(held % 920_000).toBe(0);
    },
    async () => {
      const before = await countOrders();
      expect(await countOrders()).toBeGreaterThanOrEqual(before);
    },
  ]);
  const { lost } = await race<() => Promise<unknown>, unknown>(market, everybody, (run) => run());

  expect(statusCounts(lost)).toEqual({});
  await expect(call(contract.sales.sales, { query: november })).resolves.toMatchObject({
    total: SALES * 1_000_000,
  });
  expect(await market.services.ledger.heldForStore(market.db, merchant.storeId)).toBe(
    SALES * 920_000,
  );
  expect(await countOrders()).toBe(SALES);
  const figures = async () => new Set(await market.db.select().from(salesFiguresTable));
  const kept = await figures();
  await market.services.sales.rebuildProjection();
  expect(await figures()).toEqual(kept);
}, 60_000);
