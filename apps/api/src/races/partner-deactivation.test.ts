import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import { ordersTable } from '../db/schema';
import { startMarket, type TestMarket } from '../test/harness';
import { assign, buy, confirmAndPack, createPartner, createProduct } from '../test/sales';
import type { TestAccount } from '../test/test-accounts';
import { race, statusCounts, listIndexes } from './buyers';

const ROUNDS = 20;

let market: TestMarket;
let merchant: TestAccount;
let scheduler: TestAccount;
let admin: TestAccount;
beforeAll(async () => {
  market = await startMarket({ parallel: true });
  merchant = await market.create.merchant();
  scheduler = await market.create.scheduler();
  admin = await market.create.admin({ resources: ['partners'] });
});
afterAll(() => market.close());

it('an order that is assigned while its partner is deactivated does not stay with the partner', async () => {
  const product = await createProduct(market, merchant, { stock: ROUNDS });
  const customer = await market.create.customer();
  for (const round of listIndexes(ROUNDS)) {
    const { orders } = await buy(market, customer, [{ ...product, quantity: 1 }]);
    const orderId = orders[0]?.id ?? '';
    await confirmAndPack(market, merchant, orderId);
    const partner = await createPartner(market, `Partner ${round}`);
    const deactivate = async () => {
      await market.as(admin)(contract.platformPartners.deactivate, {
        params: { id: partner.userId },
        body: { reason: 'Insurance expired' },
      });
    };
    const { lost } = await race(
      market,
      [() => assign(market, scheduler, orderId, partner), deactivate],
      (run) => run(),
    );
    expect(['409', '422']).toEqual(expect.arrayContaining(Object.keys(statusCounts(lost))));
    const assigned = await market.db
      .select({ id: ordersTable.id })
      .from(ordersTable)
      .where(and(eq(ordersTable.assigneeId, partner.userId), eq(ordersTable.status, 'assigned')));
    expect(assigned).toEqual([]);
  }
}, 120_000);
