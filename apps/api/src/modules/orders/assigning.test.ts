import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import { addDays } from '@market/domain/calendar';
import { lagosDate } from '@market/domain/lagos-time';
import type { OrderPlan } from '@market/domain/orders/assignment.schema';
import { ordersTable, partnersTable } from '../../db/schema';
import { startMarket, type TestMarket } from '../../test/harness';
import { listHistory, listMailsTo } from '../../test/mails-and-history';
import { joinHub } from '../../test/hubs';
import {
  assign,
  buy,
  createPartner,
  createProduct,
  confirmAndPack,
  setStatus,
  bringToCustomer,
  deliver,
} from '../../test/sales';
import type { TestAccount } from '../../test/test-accounts';

let market: TestMarket;
let merchant: TestAccount;
let scheduler: TestAccount;
let partner: TestAccount;
let orderId: string;

beforeAll(async () => {
  market = await startMarket();
  merchant = await market.create.merchant();
  scheduler = await market.create.scheduler();
  partner = await createPartner(market);
});
beforeEach(async () => {
  const { orders } = await buy(market, await market.create.customer(), [
    await createProduct(market, merchant),
  ]);
  orderId = orders[0]?.id ?? '';
});
afterAll(() => market.close());

const ready = () => confirmAndPack(market, merchant, orderId);
const assignTo = (rider: TestAccount) => assign(market, scheduler, orderId, rider);
const addToToday = (days: number) => addDays(lagosDate(market.clock.now()), days);
const waiting = async (assignment: 'unassigned' | 'offered' | 'accepted') =>
  (await market.as(scheduler)(contract.adminOrders.list, { query: { assignment } })).rows.some(
    (row) => row.id === orderId,
  );

describe('assigning an order', () => {
  it('passes an order from the hub to a partner, who gets an offer and accepts it', async () => {
    await ready();
    expect(await waiting('unassigned')).toBe(true);
    const hubsAdmin = await market.create.admin({ resources: ['hubs'] });
    const listOrderIds = async (query: { hubId?: string } = {}) =>
      (await market.as(hubsAdmin)(contract.adminOrders.listAtHubs, { query })).rows.map(
        ({ id }) => id,
      );
    await expect(
      market.as(merchant)(contract.merchantOrders.assignToPlatform, { params: { id: orderId } }),
    ).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('no approved hub') as string,
    });
    const hubId = await joinHub(market, merchant);
    expect(await listOrderIds()).toEqual([]);
    const handed = await market.as(merchant)(contract.merchantOrders.assignToPlatform, {
      params: { id: orderId },
    });
    expect([handed.orderStatus, handed.assignment?.assigneeName]).toEqual([
      'assigned',
      'Voltmart hub',
    ]);
    expect(await waiting('unassigned')).toBe(true);
    expect(
      (await market.as(scheduler)(contract.adminOrders.waiting, { query: {} })).rows.map(
        ({ id }) => id,
      ),
    ).toContain(orderId);
    expect(await listOrderIds({ hubId })).toEqual([orderId]);
    expect(await listOrderIds({ hubId: merchant.storeId })).toEqual([]);
    const listStoreOrders = async (storeId: string) =>
      (await market.as(scheduler)(contract.adminOrders.list, { query: { storeId } })).count;
    expect([await listStoreOrders(merchant.storeId), await listStoreOrders(hubId)]).toEqual([1, 0]);
    await assignTo(partner);
    expect([await waiting('unassigned'), await waiting('offered')]).toEqual([false, true]);
    await market.as(partner)(contract.orders.update, {
      params: { id: orderId },
      body: { accepted: true },
    });
    expect([await waiting('offered'), await waiting('accepted')]).toEqual([false, true]);
    const { rows } = await market.as(scheduler)(contract.partners.list);
    expect(rows).toMatchObject([
      { companyName: 'Arewa Haulage', activeOrders: 1, deliveredOrders: 0 },
    ]);
    expect(
      await listHistory(market, await market.create.superAdmin(), orderId),
      'only what the platform decided',
    ).toMatchObject([
      {
        action: 'order.statusChanged',
        actorId: scheduler.userId,
        changes: [{ field: 'delivery', after: 'Assigned to Arewa Haulage' }],
      },
    ]);
  });

  it('tells the rider who could not deliver that the order was assigned to another rider', async () => {
    const people = {
      merchant,
      customer: await market.create.customer(),
      admin: scheduler,
      partner,
    };
    const { orders } = await buy(market, people.customer, [await createProduct(market, merchant)]);
    const { id = '', orderName = '' } = orders[0] ?? {};
    await bringToCustomer(market, { ...people, orderId: id });
    await market.as(partner)(contract.partners.step, {
      params: { id },
      body: {
        id: randomUUID(),
        step: 'delivery_failed',
        failure: { reason: 'nobody_there', note: '' },
        doneAt: market.clock.now().toISOString(),
      },
    });
    const dispatcher = await market.create.dispatcher();
    await assign(market, scheduler, id, partner);
    await assign(market, scheduler, id, dispatcher);
    const listNotices = async (rider: TestAccount) =>
      (await market.as(rider)(contract.notifications.list)).rows
        .filter(({ title }) => title.includes(orderName))
        .map(({ title, path }) => [title, path]);
    const offered = [`New delivery: ${orderName}`, `/orders/${id}`];
    expect(await listNotices(partner)).toEqual([
      [`${orderName} was assigned to another rider`, '/active'],
      offered,
      offered,
    ]);
    expect(await listNotices(dispatcher)).toEqual([offered]);
    expect((await listMailsTo(market, partner.email)).map(({ kind }) => kind)).toContain(
      'delivery-reassigned',
    );
  });

  it('shows the partner the earnings for an order, and notifies the partner when the order is cancelled or goes back to the store', async () => {
    const listTitles = async (name: string) =>
      (await market.as(partner)(contract.notifications.list)).rows.flatMap(({ title }) =>
        title.includes(name) ? [title] : [],
      );
    const place = async () => {
      const customer = await market.create.customer();
      const { orders } = await buy(market, customer, [await createProduct(market, merchant)]);
      const { id = '', orderName = '', shippingFee = 0 } = orders[0] ?? {};
      return { id, orderName, shippingFee, customer };
    };
    const first = await place();
    await confirmAndPack(market, merchant, first.id);
    await assign(market, scheduler, first.id, partner);
    const byId = { params: { id: first.id } };
    expect(await market.as(partner)(contract.partners.order, byId)).toMatchObject({
      partnerEarns: first.shippingFee * 0.8,
    });
    const admin = await market.create.superAdmin();
    expect(await market.as(admin)(contract.adminOrders.byId, byId)).not.toHaveProperty(
      'partnerEarns',
    );
    await setStatus(market, admin, first.id, 'cancelled');
    expect((await listTitles(first.orderName))[0]).toBe(`${first.orderName} was cancelled`);

    const second = await place();
    const people = { merchant, customer: second.customer, admin: scheduler, partner };
    await bringToCustomer(market, { ...people, orderId: second.id });
    await market.as(partner)(contract.partners.step, {
      params: { id: second.id },
      body: {
        id: randomUUID(),
        step: 'delivery_failed',
        failure: { reason: 'refused', note: '' },
        doneAt: market.clock.now().toISOString(),
      },
    });
    await market.as(admin)(contract.returns.returnToStore, {
      params: { id: second.id },
      body: { restock: true },
    });
    expect((await listTitles(second.orderName))[0]).toBe(
      `${second.orderName} goes back to the store`,
    );
    expect((await listMailsTo(market, partner.email)).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['delivery-cancelled', 'delivery-returned']),
    );
  });

  it('is rejected before the order is ready, after it is picked up, and for someone who is not a rider', async () => {
    await expect(assignTo(partner)).rejects.toMatchObject({ status: 409 });
    await expect(
      market.as(merchant)(contract.merchantOrders.assignToPlatform, { params: { id: orderId } }),
    ).rejects.toMatchObject({ status: 409 });
    await ready();
    await expect(assignTo(merchant)).rejects.toMatchObject({ status: 422 });
    await assignTo(partner);
    await market.as(partner)(contract.orders.update, {
      params: { id: orderId },
      body: { accepted: true },
    });
    await setStatus(market, partner, orderId, 'picked_up');
    await expect(assignTo(partner)).rejects.toMatchObject({ status: 409 });
    await expect(
      market.as(partner)(contract.partners.decline, {
        params: { id: orderId },
        body: { reason: 'No rider available' },
      }),
    ).rejects.toMatchObject({ status: 409 });
  });

  it('is rejected for a partner that is not onboarded, who is not listed and cannot read orders', async () => {
    await ready();
    const [reader, listUnassigned] = [
      market.as(partner),
      () => market.as(scheduler)(contract.partners.list),
    ];
    const setOnboarded = (onboarded: boolean) =>
      market.db
        .update(partnersTable)
        .set({ onboarded })
        .where(eq(partnersTable.userId, partner.userId));
    await setOnboarded(false);
    await expect(assignTo(partner)).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('has not completed onboarding'),
    });
    expect((await listUnassigned()).rows).toEqual([]);
    await setOnboarded(true);
    await assignTo(partner);
    await expect(
      reader(contract.partners.order, { params: { id: orderId } }),
    ).resolves.toMatchObject({ id: orderId });
    await setOnboarded(false);
    await expect(
      reader(contract.partners.order, { params: { id: orderId } }),
    ).rejects.toMatchObject({ status: 404 });
    await expect(reader(contract.partners.orders, { query: {} })).resolves.toMatchObject({
      rows: [],
    });
    await setOnboarded(true);
  });

  it('shows the platform why a partner declined, and notifies schedulers', async () => {
    await ready();
    await assignTo(partner);
    await market.as(partner)(contract.partners.decline, {
      params: { id: orderId },
      body: { reason: 'Other', note: 'Bridge closed' },
    });
    const { orderStatus, orderActivities } = await market.as(scheduler)(contract.adminOrders.byId, {
      params: { id: orderId },
    });
    expect([orderStatus, orderActivities.at(-1)]).toEqual([
      'ready_for_pickup',
      expect.objectContaining({
        activity: 'Delivery declined',
        actor: expect.stringMatching(/^\S+ \S+, Arewa Haulage$/),
        note: 'Other: Bridge closed',
      }),
    ]);
    const [notification] = (await market.as(scheduler)(contract.notifications.list)).rows;
    expect(notification).toMatchObject({
      topic: 'declined',
      title: expect.stringMatching(/^VM-\d+ was declined$/) as string,
      detail: 'Arewa Haulage declined the delivery: Other. Assign it to someone else.',
      path: `/orders/${orderId}/assign`,
    });
  });
});

describe('planning orders for a day', () => {
  const plan = (body: Omit<OrderPlan, 'pickUpOn'> & { pickUpOn?: string }) =>
    market.as(scheduler)(contract.dispatch.planOrders, {
      body: { pickUpOn: addToToday(2), ...body },
    });
  const assignment = async () =>
    (await market.as(scheduler)(contract.adminOrders.byId, { params: { id: orderId } })).assignment;

  it('assigns each order independently, for the chosen day', async () => {
    const pending = orderId;
    const { orders } = await buy(market, await market.create.customer(), [
      await createProduct(market, merchant),
    ]);
    orderId = orders[0]?.id ?? '';
    await ready();
    await expect(
      plan({ orderIds: [pending, orderId], partnerId: partner.userId, note: 'Ring twice' }),
    ).resolves.toEqual([
      { orderId: pending, done: false, message: expect.stringContaining('ready for pick-up') },
      { orderId, done: true },
    ]);
    expect(await assignment()).toMatchObject({
      assigneeName: 'Arewa Haulage',
      pickUpOn: addToToday(2),
      note: 'Ring twice',
    });
  });

  it('moves an accepted order to another day without a new offer, and tells its rider', async () => {
    await ready();
    await plan({ orderIds: [orderId], partnerId: partner.userId });
    await market.as(partner)(contract.orders.update, {
      params: { id: orderId },
      body: { accepted: true },
    });
    await plan({ orderIds: [orderId], partnerId: partner.userId, pickUpOn: addToToday(3) });
    expect(await assignment()).toMatchObject({ accepted: true, pickUpOn: addToToday(3) });
    expect((await listMailsTo(market, partner.email)).map(({ kind }) => kind)).toContain(
      'pick-up-moved',
    );
  });

  it('replaces the offer of a planned order when the order is assigned to another rider', async () => {
    await ready();
    await plan({ orderIds: [orderId], partnerId: partner.userId });
    const dispatcher = await market.create.dispatcher();
    await plan({ orderIds: [orderId], dispatcherId: dispatcher.userId, pickUpOn: addToToday(0) });
    expect(await assignment()).toMatchObject({
      kind: 'dispatcher',
      accepted: false,
      pickUpOn: addToToday(0),
    });
  });

  it.each([
    ['a past day', { pickUpOn: '2020-01-01' }, 'pickUpOn'],
    ['two riders', { dispatcherId: 'someone' }, 'partnerId'],
    ['no rider', { partnerId: undefined }, 'partnerId'],
  ])('rejects %s', async (_, change, field) => {
    await expect(
      plan({ orderIds: [orderId], partnerId: partner.userId, ...change }),
    ).rejects.toMatchObject({ status: 422, fields: [{ field }] });
  });
});

describe('the riders’ plan', () => {
  const rider = async (days = 2) => {
    const { rows } = await market.as(scheduler)(contract.dispatch.riders, {
      query: { kind: 'partner', from: addToToday(0), days, search: 'Savanna' },
    });
    return rows[0];
  };
  const setLimit = (id: string, pickUpsPerDay: number | null) =>
    market.as(scheduler)(contract.dispatch.setCapacity, {
      params: { id },
      body: { pickUpsPerDay },
    });

  it('counts the planned pick-ups and their weight by day, without cancelled and declined orders', async () => {
    const savanna = await createPartner(market, 'Savanna Haulage');
    const customer = await market.create.customer();
    const product = await createProduct(market, merchant, { weight: 2.5 });
    const ids: string[] = [];
    for (let index = 0; index < 3; index += 1) {
      const { orders } = await buy(market, customer, [product]);
      const id = orders[0]?.id ?? '';
      await confirmAndPack(market, merchant, id);
      ids.push(id);
    }
    const [declined = '', ...planned] = ids;
    await market.as(scheduler)(contract.dispatch.planOrders, {
      body: { orderIds: ids, partnerId: savanna.userId, pickUpOn: addToToday(1) },
    });
    await market.as(savanna)(contract.partners.decline, {
      params: { id: declined },
      body: { reason: 'No rider available' },
    });
    await expect(rider()).resolves.toMatchObject({
      name: 'Savanna Haulage',
      activeOrders: 2,
      days: [
        { day: addToToday(0), planned: 0, weight: 0 },
        { day: addToToday(1), planned: planned.length, weight: 5 },
      ],
    });

    await setLimit(savanna.userId, 20);
    await expect(rider()).resolves.toMatchObject({ pickUpsPerDay: 20 });
    await setLimit(savanna.userId, null);
    expect((await rider())?.pickUpsPerDay).toBeUndefined();
    expect(
      (await listHistory(market, await market.create.superAdmin(), savanna.userId)).map(
        ({ action, changes }) => [action, changes],
      ),
    ).toEqual([
      ['rider.capacityChanged', [{ field: 'dailyLimit', before: '20' }]],
      ['rider.capacityChanged', [{ field: 'dailyLimit', after: '20' }]],
    ]);
  });

  it('counts the orders that a rider has delivered', async () => {
    const customer = await market.create.customer();
    const savanna = await createPartner(market, 'Savanna Express');
    const { orders } = await buy(market, customer, [await createProduct(market, merchant)]);
    const countDelivered = async () => {
      const { rows } = await market.as(scheduler)(contract.dispatch.riders, {
        query: { kind: 'partner', from: addToToday(0), search: 'Savanna Express' },
      });
      return rows.map(({ activeOrders, deliveredOrders }) => [activeOrders, deliveredOrders]);
    };
    await expect(countDelivered()).resolves.toEqual([[0, 0]]);
    await deliver(market, {
      merchant,
      customer,
      admin: scheduler,
      orderId: orders[0]?.id ?? '',
      partner: savanna,
    });
    await expect(countDelivered()).resolves.toEqual([[0, 1]]);
  });

  it('rejects a daily limit for someone who is not a rider, and a limit of zero', async () => {
    await expect(setLimit(merchant.userId, 5)).rejects.toMatchObject({ status: 404 });
    await expect(setLimit(partner.userId, 0)).rejects.toMatchObject({ status: 422 });
  });
});

describe('the list of orders to assign', () => {
  it('starts with the earliest promised day, and ends with orders without a promise', async () => {
    const first = orderId;
    await ready();
    const { orders } = await buy(market, await market.create.customer(), [
      await createProduct(market, merchant),
    ]);
    orderId = orders[0]?.id ?? '';
    await ready();
    const promise = (id: string, promisedLastDay: string | null) =>
      market.db
        .update(ordersTable)
        .set(
          promisedLastDay === null
            ? { dispatchDay: null, promisedFirstDay: null, promisedLastDay }
            : { dispatchDay: promisedLastDay, promisedFirstDay: promisedLastDay, promisedLastDay },
        )
        .where(eq(ordersTable.id, id));
    const listUnassigned = async () =>
      (
        await market.as(scheduler)(contract.adminOrders.list, {
          query: { assignment: 'unassigned' },
        })
      ).rows
        .map(({ id }) => id)
        .filter((id) => id === first || id === orderId);
    await promise(orderId, '2026-11-21');
    await promise(first, '2026-11-23');
    expect(await listUnassigned()).toEqual([orderId, first]);
    await promise(orderId, null);
    expect(await listUnassigned()).toEqual([first, orderId]);
  });
});
