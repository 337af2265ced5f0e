import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import { deliveryProofsTable, deliveryStepsTable, orderActivitiesTable } from '../../db/schema';
import { startMarket, type TestMarket } from '../../test/harness';
import { listHistory, listMailKindsTo } from '../../test/mails-and-history';
import { assign, buy, bringToCustomer, confirmAndPack, createProduct } from '../../test/sales';
import { insertTestImage, TEST_IMAGE } from '../../test/product-helpers';
import type { TestAccount } from '../../test/test-accounts';

let market: TestMarket;
let merchant: TestAccount;
let admin: TestAccount;
let customer: TestAccount;
let rider: TestAccount;
let code: string;
let orderId: string;

beforeAll(async () => {
  market = await startMarket();
  await insertTestImage(market);
  merchant = await market.create.merchant();
  admin = await market.create.superAdmin();
});
beforeEach(async () => {
  customer = await market.create.customer();
  const { orders } = await buy(market, customer, [await createProduct(market, merchant)]);
  orderId = orders[0]?.id ?? '';
  ({ rider, code } = await bringToCustomer(market, { merchant, customer, admin, orderId }));
});
afterAll(() => market.close());

const doneAt = '2026-11-19T09:00:00.000Z';
const wrongCode = () => (code === '000000' ? '000001' : '000000');
const send = (body: object, by = rider) =>
  market.as(by)(contract.partners.step, {
    params: { id: orderId },
    body: { doneAt, ...body } as never,
  });
const delivery = (id: string = randomUUID(), token = code) => ({
  id,
  step: 'delivered' as const,
  orderDeliveryToken: token,
});
const reads = () => market.as(rider)(contract.dispatch.byId, { params: { id: orderId } });

it('a repeated delivery step returns the first response again, even after later steps', async () => {
  const failed = {
    id: randomUUID(),
    step: 'delivery_failed',
    failure: { reason: 'nobody_there', nextAttemptDay: undefined },
  };
  const first = await send(failed);
  expect(first).toMatchObject({ id: failed.id, orderId, orderStatus: 'delivery_failed' });
  const { currentOrderStatus, orderActivities } = await reads();
  expect(orderActivities.map(({ activity }) => activity)).toContain(currentOrderStatus);
  await send({ id: randomUUID(), step: 'in_transit', failedAttempts: 1 });
  const activities = () =>
    market.db.$count(orderActivitiesTable, eq(orderActivitiesTable.orderId, orderId));
  const before = await activities();
  expect(await send(failed)).toEqual(first);
  expect([(await reads()).orderStatus, await activities()]).toEqual(['in_transit', before]);
  await expect(send({ ...delivery(failed.id) })).rejects.toMatchObject({ status: 409 });
});

it('a wrong delivery code counts once however often it is sent, and the response gives the number of attempts left', async () => {
  const wrongStep = delivery(randomUUID(), wrongCode());
  const refusal = {
    status: 422,
    data: { triesLeft: 4 },
    fields: [{ field: 'orderDeliveryToken', message: 'Incorrect code. 4 attempts left.' }],
  };
  await expect(send(wrongStep)).rejects.toMatchObject(refusal);
  await expect(send(wrongStep)).rejects.toMatchObject(refusal);
  expect((await reads()).deliveryCodeTriesLeft).toBe(4);
  for (const _ of [3, 2, 1])
    await expect(send(delivery(undefined, wrongCode()))).rejects.toMatchObject({ status: 422 });
  await expect(send(delivery(undefined, wrongCode()))).rejects.toMatchObject({
    status: 429,
    data: { triesLeft: 0 },
  });
  await expect(send(delivery())).rejects.toMatchObject({ status: 429, data: { triesLeft: 0 } });
});

it('a proof of delivery cannot be changed, and each role sees only the parts meant for that role', async () => {
  const signature = 'M10 20L30 40';
  await send({ ...delivery(), signature, place: { latitude: 6.45678, longitude: 3.42345 } });
  const params = { id: orderId };
  const [customers, merchants, admins] = [
    await market.as(customer)(contract.orders.byId, { params }),
    await market.as(merchant)(contract.merchantOrders.byId, { params }),
    await market.as(admin)(contract.adminOrders.byId, { params }),
  ].map(({ deliveryProof }) => deliveryProof);
  const deliveredAt = market.clock.now().toISOString();
  const by = expect.any(String) as string;
  const kind = 'code';
  expect(customers).toEqual({ by, kind, deliveredAt });
  expect(merchants).toEqual({ by, kind, deliveredAt, signature });
  expect(admins).toEqual({
    by,
    kind,
    deliveredAt,
    signature,
    deviceAt: doneAt,
    place: { latitude: 6.46, longitude: 3.42 },
  });
  for (const change of [
    market.db.update(deliveryProofsTable).set({ photo: null }),
    market.db.delete(deliveryProofsTable),
    market.db.delete(deliveryStepsTable),
  ])
    await expect(change).rejects.toMatchObject({
      cause: { message: expect.stringContaining('are never changed or deleted') as string },
    });
});

it('a delivery step is limited to the rider of the order', async () => {
  const other = await market.create.dispatcher();
  await expect(send(delivery(), other)).rejects.toMatchObject({ status: 404 });
  await send({ id: randomUUID(), step: 'delivery_failed', failure: { reason: 'refused' } });
  await assign(market, admin, orderId, other);
  await expect(send(delivery())).rejects.toMatchObject({ status: 404 });
  expect(await send({ id: randomUUID(), step: 'accepted' }, other)).toMatchObject({
    orderStatus: 'assigned',
  });
});

it('the platform completes a delivery without the code, with a photo and a reason that customers do not see', async () => {
  const reason = 'Her phone is broken. She confirmed it by a call from the door.';
  const photo = TEST_IMAGE;
  const complete = (by: TestAccount, body: object = {}) =>
    market.as(by)(contract.adminOrders.completeDelivery, {
      params: { id: orderId },
      body: { reason, photo, ...body },
    });
  const otherAdmin = await market.create.account('admin', { resources: ['orders'] });
  await expect(complete(otherAdmin)).rejects.toMatchObject({ status: 403 });
  await expect(complete(rider)).rejects.toMatchObject({ status: 403 });
  for (const [field, value] of Object.entries({ reason: ' ', photo: '/images/never-uploaded' }))
    await expect(complete(admin, { [field]: value })).rejects.toMatchObject({
      status: 422,
      fields: [{ field }],
    });

  const clerk = await market.create.account('admin', { resources: ['delivery'] });
  expect(await complete(clerk)).toMatchObject({
    orderStatus: 'delivered',
    shippingEvidence: photo,
    deliveryProof: {
      by: expect.stringMatching(/, Voltmart$/) as string,
      kind: 'override',
      reason,
      photo,
    },
  });
  await expect(complete(admin)).rejects.toMatchObject({
    status: 409,
    message: 'Only an order that is on its way can be completed without the code.',
  });
  await expect(send(delivery())).rejects.toMatchObject({ status: 409 });
  const params = { id: orderId };
  const customerOrder = await market.as(customer)(contract.orders.byId, { params });
  expect(customerOrder.deliveryProof).toMatchObject({ by: 'Voltmart', kind: 'override', photo });
  expect(JSON.stringify(customerOrder)).not.toContain(reason);
  expect(
    (await market.as(merchant)(contract.merchantOrders.byId, { params })).deliveryProof,
  ).toMatchObject({ by: 'Voltmart', reason });
  expect((await listHistory(market, admin, orderId))[0]).toMatchObject({
    action: 'order.statusChanged',
    actorId: clerk.userId,
    reason,
  });
  expect(await listMailKindsTo(market, customer.email)).toContain('order-delivered');
});

it('steps from a second phone that were taken before a failed delivery do not affect the next attempt', async () => {
  const fail = (failedAttempts: number) =>
    send({
      id: randomUUID(),
      step: 'delivery_failed',
      failure: { reason: 'nobody_there' },
      failedAttempts,
    });
  const depart = (failedAttempts: number) =>
    send({ id: randomUUID(), step: 'in_transit', failedAttempts });
  await fail(0);
  expect(await depart(0)).toMatchObject({ orderStatus: 'delivery_failed' });
  expect(await depart(1)).toMatchObject({ orderStatus: 'in_transit' });
  await expect(fail(0)).rejects.toMatchObject({
    status: 409,
    message: 'A failed delivery was already reported for this attempt.',
  });
  expect((await reads()).orderStatus).toBe('in_transit');
  await fail(1);
  expect(await depart(1)).toMatchObject({ orderStatus: 'delivery_failed' });
  expect(await depart(2)).toMatchObject({ orderStatus: 'in_transit' });
});

it('a step without a number of failed attempts, from an older version of the app, changes nothing after a failed delivery', async () => {
  const depart = (failedAttempts?: number) =>
    send({ id: randomUUID(), step: 'in_transit', failedAttempts });
  const fail = () =>
    send({ id: randomUUID(), step: 'delivery_failed', failure: { reason: 'nobody_there' } });
  const refusal = {
    status: 409,
    message: 'A failed delivery was already reported for this attempt.',
  };
  expect(await fail()).toMatchObject({ orderStatus: 'delivery_failed' });
  await expect(depart()).rejects.toMatchObject(refusal);
  expect((await reads()).orderStatus).toBe('delivery_failed');
  await depart(1);
  expect(await depart()).toMatchObject({ orderStatus: 'in_transit' });
  await expect(fail()).rejects.toMatchObject(refusal);
  expect((await reads()).orderStatus).toBe('in_transit');
});

it('an offer is declined once although the response was lost, and not by a rider who lost the order', async () => {
  const { orders } = await buy(market, customer, [await createProduct(market, merchant)]);
  orderId = orders[0]?.id ?? '';
  await confirmAndPack(market, merchant, orderId);
  await assign(market, admin, orderId, rider);
  const decline = {
    id: randomUUID(),
    step: 'declined',
    decline: { reason: 'Other', note: 'Bridge closed' },
  };
  const [first, second] = await Promise.all([send(decline), send(decline)]);
  expect(first).toMatchObject({ id: decline.id, orderId, orderStatus: 'ready_for_pickup' });
  expect([second, await send(decline)]).toEqual([first, first]);
  const { orderActivities } = await market.as(admin)(contract.adminOrders.byId, {
    params: { id: orderId },
  });
  expect(orderActivities.filter(({ activity }) => activity === 'Delivery declined')).toEqual([
    expect.objectContaining({ note: 'Other: Bridge closed' }),
  ]);

  await assign(market, admin, orderId, await market.create.dispatcher());
  await expect(send({ ...decline, id: randomUUID() })).rejects.toMatchObject({ status: 404 });
  await assign(market, admin, orderId, rider);
  for (const step of ['accepted', 'picked_up']) await send({ id: randomUUID(), step });
  await expect(send({ ...decline, id: randomUUID() })).rejects.toMatchObject({ status: 409 });
});

it('an answer to an earlier offer does not affect a later offer of the order to the same rider', async () => {
  const { orders } = await buy(market, customer, [await createProduct(market, merchant)]);
  orderId = orders[0]?.id ?? '';
  await confirmAndPack(market, merchant, orderId);
  const offer = async () => {
    market.clock.advance(1000);
    await assign(market, admin, orderId, rider);
    return (await reads()).assignment?.assignedAt;
  };
  const accept = (offeredAt: string | undefined) =>
    send({ id: randomUUID(), step: 'accepted', offeredAt });
  const decline = (offeredAt: string | undefined) =>
    send({
      id: randomUUID(),
      step: 'declined',
      decline: { reason: 'No rider available' },
      offeredAt,
    });
  const refusal = {
    status: 409,
    message:
      'This was an answer to an earlier offer. Open the order to accept or decline the latest offer.',
  };
  const first = await offer();
  await assign(market, admin, orderId, await market.create.dispatcher());
  const second = await offer();
  expect(second).not.toBe(first);

  await expect(decline(first)).rejects.toMatchObject(refusal);
  await expect(accept(first)).rejects.toMatchObject(refusal);
  expect((await reads()).assignment).toMatchObject({ accepted: false, assignedAt: second });
  expect(await accept(second)).toMatchObject({ orderStatus: 'assigned' });
  expect(await accept(first)).toMatchObject({ orderStatus: 'assigned' });
  await expect(decline(first)).rejects.toMatchObject(refusal);
  expect((await reads()).assignment).toMatchObject({ accepted: true });
  expect(await decline(second)).toMatchObject({ orderStatus: 'ready_for_pickup' });

  await offer();
  expect(await decline(undefined)).toMatchObject({ orderStatus: 'ready_for_pickup' });
});
