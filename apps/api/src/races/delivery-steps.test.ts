import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import type { OrderStatusCode } from '@market/domain/orders/order-lifecycle';
import { deliveryProofsTable, orderActivitiesTable } from '../db/schema';
import { startMarket, type TestMarket } from '../test/harness';
import { assign, buy, confirmAndPack, createProduct, bringToCustomer } from '../test/sales';
import { insertTestImage, TEST_IMAGE } from '../test/product-helpers';
import type { TestAccount } from '../test/test-accounts';
import { race, statusCounts, listIndexes } from './buyers';

let market: TestMarket;
let merchant: TestAccount;
let admin: TestAccount;
let customer: TestAccount;
let orderId: string;

beforeAll(async () => {
  market = await startMarket({ parallel: true });
  await insertTestImage(market);
  merchant = await market.create.merchant();
  admin = await market.create.superAdmin();
});
beforeEach(async () => {
  customer = await market.create.customer();
  const { orders } = await buy(market, customer, [await createProduct(market, merchant)]);
  orderId = orders[0]?.id ?? '';
}, 60_000);
afterAll(() => market.close());

const step = (by: TestAccount, body: object) =>
  market.as(by)(contract.partners.step, {
    params: { id: orderId },
    body: { doneAt: '2026-11-20T09:00:00.000Z', id: randomUUID(), ...body } as never,
  });
const sendStep = () => bringToCustomer(market, { merchant, customer, admin, orderId });
const timesReached = (status: OrderStatusCode) =>
  market.db.$count(
    orderActivitiesTable,
    and(eq(orderActivitiesTable.orderId, orderId), eq(orderActivitiesTable.status, status)),
  );

it('a delivery step counts once, and twenty replays from two devices get the same response', async () => {
  const { rider, code } = await sendStep();
  const same = { id: randomUUID(), step: 'delivered', orderDeliveryToken: code };
  const { won, lost } = await race(market, listIndexes(20), () => step(rider, same));
  expect([won.length, lost]).toEqual([20, []]);
  expect(new Set(won.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await timesReached('delivered')).toBe(1);
}, 60_000);

it('the same steps from two devices of a rider all succeed, and each is recorded once in the timeline', async () => {
  await confirmAndPack(market, merchant, orderId);
  const rider = await market.create.dispatcher();
  await assign(market, admin, orderId, rider);
  const workOffline = async () => {
    for (const name of ['accepted', 'picked_up', 'in_transit']) await step(rider, { step: name });
  };
  await Promise.all([workOffline(), workOffline()]);
  await workOffline();
  expect([await timesReached('picked_up'), await timesReached('in_transit')]).toEqual([1, 1]);
}, 60_000);

it('replays of a wrong delivery code count once', async () => {
  const { rider, code } = await sendStep();
  const wrong = code === '000000' ? '000001' : '000000';
  const same = { id: randomUUID(), step: 'delivered', orderDeliveryToken: wrong };
  const { lost } = await race(market, listIndexes(20), () => step(rider, same));
  expect(statusCounts(lost)).toEqual({ 422: 20 });
  expect(
    (await market.as(rider)(contract.dispatch.byId, { params: { id: orderId } }))
      .deliveryCodeTriesLeft,
  ).toBe(4);
}, 60_000);

it('the delivery code is locked after five of twenty simultaneous guesses', async () => {
  const { rider, code } = await sendStep();
  const { won, lost } = await race(market, listIndexes(20), (index) =>
    step(rider, {
      step: 'delivered',
      orderDeliveryToken: String((Number(code) + 1 + index) % 1_000_000).padStart(6, '0'),
    }),
  );
  expect([won, statusCounts(lost)]).toEqual([[], { 422: 4, 429: 16 }]);
  await expect(step(rider, { step: 'delivered', orderDeliveryToken: code })).rejects.toMatchObject({
    status: 429,
  });
}, 60_000);

it('an order has exactly one rider when two riders accept during a reassignment', async () => {
  await confirmAndPack(market, merchant, orderId);
  const riders = [await market.create.dispatcher(), await market.create.dispatcher()] as const;
  await assign(market, admin, orderId, riders[0]);
  await race(market, listIndexes(9), (index): Promise<unknown> =>
    index === 4
      ? assign(market, admin, orderId, riders[1])
      : step(index % 2 === 0 ? riders[0] : riders[1], { step: 'accepted' }),
  );
  const { assignment } = await market.as(admin)(contract.adminOrders.byId, {
    params: { id: orderId },
  });
  const reads = await Promise.allSettled(
    riders.map((rider) => market.as(rider)(contract.dispatch.byId, { params: { id: orderId } })),
  );
  expect(reads.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(riders.map(({ userId }) => userId)).toContain(assignment?.assigneeId);
}, 60_000);

it('when six riders are assigned an order at once, all except the final one are told that another rider was assigned', async () => {
  await confirmAndPack(market, merchant, orderId);
  const riders = await Promise.all(listIndexes(6).map(() => market.create.dispatcher()));
  const { lost } = await race(market, riders, (rider) => assign(market, admin, orderId, rider));
  expect(lost).toEqual([]);
  const told: string[] = [];
  for (const rider of riders)
    told.push(
      ...(await market.as(rider)(contract.notifications.list)).rows
        .filter(({ title }) => title.endsWith('was assigned to another rider'))
        .map(() => rider.userId),
    );
  const { assignment } = await market.as(admin)(contract.adminOrders.byId, {
    params: { id: orderId },
  });
  const riderIds = riders.map(({ userId }) => userId);
  expect(told.toSorted()).toEqual(
    riderIds.filter((id) => id !== assignment?.assigneeId).toSorted(),
  );
}, 60_000);

it('an order in transit is delivered once and never cancelled', async () => {
  const { rider, code } = await sendStep();
  const cancelled = (await market.as(admin)(contract.orders.statuses, { query: {} })).find(
    ({ code_name }) => code_name === 'cancelled',
  );
  const { won, lost } = await race(market, listIndexes(10), (index): Promise<unknown> =>
    index % 2 === 0
      ? step(rider, { step: 'delivered', orderDeliveryToken: code })
      : market.as(admin)(contract.orders.update, {
          params: { id: orderId },
          body: { orderStatusId: cancelled?.id, cancelReason: 'customer_asked' },
        }),
  );
  expect([won.length, statusCounts(lost)]).toEqual([1, { 409: 9 }]);
  expect([await timesReached('delivered'), await timesReached('cancelled')]).toEqual([1, 0]);
}, 60_000);

it('an order is delivered once when the rider enters the code while the platform completes it', async () => {
  const { rider, code } = await sendStep();
  const { won, lost } = await race(market, listIndexes(10), (index): Promise<unknown> =>
    index % 2 === 0
      ? step(rider, { step: 'delivered', orderDeliveryToken: code })
      : market.as(admin)(contract.adminOrders.completeDelivery, {
          params: { id: orderId },
          body: { reason: 'The customer confirmed it by phone.', photo: TEST_IMAGE },
        }),
  );
  expect([won.length, statusCounts(lost)]).toEqual([1, { 409: 9 }]);
  expect(await timesReached('delivered')).toBe(1);
  expect(
    await market.db.$count(deliveryProofsTable, eq(deliveryProofsTable.orderId, orderId)),
  ).toBe(1);
  await market.services.ledger.assertBalanced(market.db);
}, 60_000);
