import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import { addDays } from '@market/domain/calendar';
import { lagosDate } from '@market/domain/lagos-time';
import { eq } from 'drizzle-orm';
import { ordersTable, partnersTable } from '../../db/schema';
import { startMarket, type TestMarket } from '../../test/harness';
import { buy, confirmAndPack, createPartner, createProduct, setStatus } from '../../test/sales';
import type { TestAccount } from '../../test/test-accounts';

let market: TestMarket;
let merchant: TestAccount;
let scheduler: TestAccount;
let partner: TestAccount;
let dispatcher: TestAccount;
let other: TestAccount;

beforeAll(async () => {
  market = await startMarket();
  merchant = await market.create.merchant();
  scheduler = await market.create.scheduler();
  partner = await createPartner(market);
  dispatcher = await market.create.dispatcher();
  other = await market.create.dispatcher();
});
afterAll(() => market.close());

const addToToday = (days: number) => addDays(lagosDate(market.clock.now()), days);
async function packedOrder(promisedIn?: number): Promise<string> {
  const { orders } = await buy(market, await market.create.customer(), [
    await createProduct(market, merchant),
  ]);
  const id = orders[0]?.id ?? '';
  await confirmAndPack(market, merchant, id);
  const day = promisedIn === undefined ? null : addToToday(promisedIn);
  await market.db
    .update(ordersTable)
    .set({ dispatchDay: day, promisedFirstDay: day, promisedLastDay: day })
    .where(eq(ordersTable.id, id));
  return id;
}
const plan = (orderIds: string[], rider: object, days = 1) =>
  market.as(scheduler)(contract.dispatch.planOrders, {
    body: { orderIds, pickUpOn: addToToday(days), ...rider },
  });
const board = async (reader: TestAccount) =>
  (await market.as(reader)(contract.dispatch.board)).rows;
const sheet = (reader: TestAccount, rider: TestAccount, days = 1) =>
  market.as(reader)(contract.dispatch.routeSheet, {
    query: { riderId: rider.userId, day: addToToday(days) },
  });

describe('the delivery board', () => {
  it('lists unassigned orders first, sorted by promised day, and then the others with their rider and day', async () => {
    const [unpromised, later, late, planned] = [
      await packedOrder(),
      await packedOrder(5),
      await packedOrder(-2),
      await packedOrder(-9),
    ];
    await plan([planned], { partnerId: partner.userId });
    const rows = await board(scheduler);
    expect(rows.map(({ id }) => id)).toEqual([late, later, unpromised, planned]);
    expect(rows[0]).toMatchObject({
      toAssign: true,
      promisedBy: addToToday(-2),
      status: 'ready_for_pickup',
    });
    expect(rows[2]).not.toHaveProperty('promisedBy');
    expect(rows[3]).toMatchObject({
      toAssign: false,
      accepted: false,
      pickUpOn: addToToday(1),
      place: 'Ikeja, Lagos',
      rider: { id: partner.userId, name: 'Arewa Haulage', kind: 'partner' },
    });
    expect(JSON.stringify(rows), 'no addresses').not.toContain('12 Allen Avenue');
  });

  it('lists assigned orders that will be late before those that will be on time', async () => {
    const rider = await createPartner(market);
    const [inTime, plannedLate, late] = [
      await packedOrder(1),
      await packedOrder(3),
      await packedOrder(-1),
    ];
    await plan([inTime], { partnerId: rider.userId }, 1);
    await plan([plannedLate], { partnerId: rider.userId }, 5);
    await plan([late], { partnerId: rider.userId }, 1);
    const rows = await board(scheduler);
    expect(rows.filter((row) => row.rider?.id === rider.userId).map(({ id }) => id)).toEqual([
      late,
      plannedLate,
      inTime,
    ]);
  });

  it('shows dispatchers their own orders only, and does not let them plan', async () => {
    const [ownOrder, foreign] = [await packedOrder(1), await packedOrder(1)];
    await plan([ownOrder], { dispatcherId: dispatcher.userId });
    await plan([foreign], { dispatcherId: other.userId });
    expect((await board(dispatcher)).map(({ id }) => id)).toEqual([ownOrder]);
    await expect(
      market.as(dispatcher)(contract.dispatch.planOrders, {
        body: { orderIds: [ownOrder], pickUpOn: addToToday(2), dispatcherId: dispatcher.userId },
      }),
    ).rejects.toMatchObject({ status: 403 });
    for (const outsider of [merchant, partner])
      await expect(board(outsider)).rejects.toMatchObject({ status: 403 });
  });

  it('moves assigned orders to another day, records an activity, and returns a result for each order', async () => {
    const [moved, pickedUp] = [await packedOrder(1), await packedOrder(1)];
    const rider = { dispatcherId: dispatcher.userId };
    await plan([moved, pickedUp], rider);
    await market.as(dispatcher)(contract.orders.update, {
      params: { id: pickedUp },
      body: { accepted: true },
    });
    await setStatus(market, dispatcher, pickedUp, 'picked_up');
    const before = (await board(scheduler)).find(({ id }) => id === moved);
    await expect(plan([moved, pickedUp], rider, 4)).resolves.toEqual([
      { orderId: moved, done: true },
      { orderId: pickedUp, done: false, message: expect.stringContaining('ready for pick-up') },
    ]);
    const after = (await board(scheduler)).find(({ id }) => id === moved);
    expect(after).toMatchObject({ pickUpOn: addToToday(4), since: before?.since });
    const { orderActivities } = await market.as(scheduler)(contract.adminOrders.byId, {
      params: { id: moved },
    });
    expect(orderActivities.at(-1)?.activity).toMatch(/^Pick-up moved to /);
  });
});

it('the delivery board lists partners that are not onboarded only on request, and marks them as not assignable', async () => {
  const unapprovedPartner = await createPartner(market, 'Delta Line Movers');
  await market.db
    .update(partnersTable)
    .set({ onboarded: false })
    .where(eq(partnersTable.userId, unapprovedPartner.userId));
  const query = { kind: 'partner', from: addToToday(0), search: 'Delta' } as const;
  const riders = async (more = {}) =>
    (await market.as(scheduler)(contract.dispatch.riders, { query: { ...query, ...more } })).rows;
  expect(await riders()).toEqual([]);
  expect(await riders({ unchecked: 'true' })).toMatchObject([{ isOnboarded: false }]);
});

describe('the route sheet', () => {
  it('lists a rider’s stops of one day with addresses, but without the customer’s email address', async () => {
    const [stop] = [await packedOrder(1), await packedOrder(1)];
    await plan([stop], { partnerId: partner.userId, note: 'Ring twice' }, 6);
    const { rows, riderName } = await sheet(scheduler, partner, 6);
    expect([riderName, rows]).toEqual([
      'Arewa Haulage',
      [
        expect.objectContaining({
          id: stop,
          note: 'Ring twice',
          itemCount: 1,
          deliveryAddress: expect.objectContaining({
            address: '12 Allen Avenue',
            phoneNumber: expect.any(String) as string,
          }) as object,
        }),
      ],
    ]);
    expect(rows[0]?.deliveryAddress).not.toHaveProperty('emailAddress');
    expect((await sheet(scheduler, partner, 7)).rows).toEqual([]);
  });

  it('shows dispatchers the addresses of their own orders only', async () => {
    const ownOrder = await packedOrder(1);
    await plan([ownOrder], { dispatcherId: dispatcher.userId }, 8);
    expect((await sheet(dispatcher, dispatcher, 8)).rows.map(({ id }) => id)).toEqual([ownOrder]);
    await expect(sheet(other, dispatcher, 8)).rejects.toMatchObject({ status: 404 });
    await expect(
      market.as(other)(contract.dispatch.address, { params: { id: ownOrder } }),
    ).rejects.toMatchObject({ status: 404 });
    await expect(sheet(scheduler, merchant, 8)).rejects.toMatchObject({ status: 404 });
  });
});
