import { afterAll, beforeAll, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import { startMarket, type TestMarket } from '../test/harness';
import {
  assign,
  buy,
  confirmAndPack,
  createPartner,
  createProduct,
  setStatus,
} from '../test/sales';
import type { TestAccount } from '../test/test-accounts';
import { race, statusCounts, listIndexes } from './buyers';

const ROUNDS = 5;

let market: TestMarket;
let merchant: TestAccount;
let scheduler: TestAccount;
beforeAll(async () => {
  market = await startMarket({ parallel: true });
  merchant = await market.create.merchant();
  scheduler = await market.create.scheduler();
});
afterAll(() => market.close());

it('an order that two people of a partner accept and pick up at the same time gets one activity for each step', async () => {
  const product = await createProduct(market, merchant, { stock: ROUNDS });
  const customer = await market.create.customer();
  const owner = await createPartner(market);
  const people = [owner, await market.create.partner({ partnerId: owner.userId })];
  for (const round of listIndexes(ROUNDS)) {
    const { orders } = await buy(market, customer, [{ ...product, quantity: 1 }]);
    const params = { id: orders[0]?.id ?? '' };
    await confirmAndPack(market, merchant, params.id);
    await assign(market, scheduler, params.id, owner);
    const accepted = await race(market, people, (person) =>
      market.as(person)(contract.orders.update, { params, body: { accepted: true } }),
    );
    expect(accepted.lost, `round ${round}`).toEqual([]);
    const pickedUp = await race(market, people, (person) =>
      setStatus(market, person, params.id, 'picked_up'),
    );
    expect(statusCounts(pickedUp.lost)).toEqual({ 409: 1 });
    expect(pickedUp.lost).toMatchObject([
      {
        message: expect.stringMatching(
          /^The status of this order is already “Collected”\. You can change it to/,
        ),
      },
    ]);
    const { orderActivities } = await market.as(owner)(contract.partners.order, { params });
    const names = orderActivities.map(({ activity }) => activity);
    for (const activity of ['Delivery accepted', 'Collected'])
      expect(names.filter((name) => name === activity)).toHaveLength(1);
  }
}, 120_000);
