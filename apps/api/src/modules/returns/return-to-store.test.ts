import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import { addDays } from '@market/domain/calendar';
import { lagosDate } from '@market/domain/lagos-time';
import type { FailedDelivery } from '@market/domain/orders/failed-delivery';
import type { Order } from '@market/domain/orders/order';
import { promisedDaysText } from '@market/domain/shipping/promise-text';
import { checkTotals } from '../../db/seed/check-totals';
import { startMarket, type TestMarket } from '../../test/harness';
import { findLastMailTo, listMailKindsTo, listSmsOfOrder } from '../../test/mails-and-history';
import { insertTestImage, TEST_IMAGE } from '../../test/product-helpers';
import {
  assign,
  bringToCustomer,
  buy,
  createProduct,
  setStatus,
  findStock,
  type Item,
} from '../../test/sales';
import type { TestAccount } from '../../test/test-accounts';

let market: TestMarket;
let merchant: TestAccount;
let admin: TestAccount;
let customer: TestAccount;
let rider: TestAccount;
let code: string;
let panel: Item;
let orderId: string;

beforeAll(async () => {
  market = await startMarket();
  merchant = await market.create.merchant({ storeName: 'Helios Yard' });
  admin = await market.create.superAdmin();
});
beforeEach(async () => {
  customer = await market.create.customer();
  panel = { ...(await createProduct(market, merchant)), quantity: 3 };
  const { orders } = await buy(market, customer, [panel]);
  orderId = orders[0]?.id ?? '';
  ({ rider, code } = await bringToCustomer(market, { merchant, customer, admin, orderId }));
});
afterEach(() => checkTotals(market.db, market.services));
afterAll(() => market.close());

const order = (by = customer) => market.as(by)(contract.orders.byId, { params: { id: orderId } });
const fail = (body: FailedDelivery = { reason: 'refused', note: 'Ordered twice' }) =>
  market.as(rider)(contract.partners.failDelivery, { params: { id: orderId }, body });
const toStore = (restock = true) =>
  market.as(admin)(contract.returns.returnToStore, {
    params: { id: orderId },
    body: { restock },
  });

describe('a failed delivery', () => {
  it('requires a reason, notifies the customer, and can be tried again by the same rider', async () => {
    await expect(fail({ reason: 'other' })).rejects.toMatchObject({ status: 422 });
    const failed = await fail();
    expect(failed.orderStatus).toBe('delivery_failed');
    expect((await order()).orderActivities.at(-1)).toMatchObject({
      activity: 'Delivery not made: the delivery was refused',
      note: 'Ordered twice',
    });
    const params = { id: orderId };
    expect(
      (await market.as(merchant)(contract.merchantOrders.byId, { params })).orderActivities.at(-1),
    ).toMatchObject({ note: 'The customer refused the delivery: Ordered twice' });
    expect(await listMailKindsTo(market, customer.email)).toContain('order-delivery-failed');
    expect((await listSmsOfOrder(market, orderId))[0]).toMatch(
      /could not be delivered\. The delivery was refused\. Your delivery code has changed\./,
    );
    await expect(fail()).rejects.toMatchObject({ status: 409 });

    // A failed delivery changes the code.
    const { orderDeliveryToken = '' } = await order();
    expect(orderDeliveryToken).not.toBe(code);
    await setStatus(market, rider, orderId, 'in_transit');
    await expect(
      setStatus(market, rider, orderId, 'delivered', { orderDeliveryToken: code }),
    ).rejects.toMatchObject({ status: 422 });
    const delivered = await setStatus(market, rider, orderId, 'delivered', { orderDeliveryToken });
    expect(delivered.orderStatus).toBe('delivered');
    await expect(fail()).rejects.toMatchObject({ status: 409 });
  });

  it('shows the customer and the store the day of the next attempt until that attempt begins', async () => {
    const today = lagosDate(market.clock.now());
    for (const nextAttemptDay of [addDays(today, -1), addDays(today, 15)])
      await expect(fail({ reason: 'nobody_there', nextAttemptDay })).rejects.toMatchObject({
        status: 422,
        fields: [{ field: 'nextAttemptDay' }],
      });
    const nextAttemptDay = addDays(today, 1);
    await fail({ reason: 'nobody_there', nextAttemptDay });
    expect((await order()).nextAttemptDay).toBe(nextAttemptDay);
    const params = { id: orderId };
    expect(await market.as(merchant)(contract.merchantOrders.byId, { params })).toMatchObject({
      nextAttemptDay,
    });
    const day = promisedDaysText({ firstDay: nextAttemptDay, lastDay: nextAttemptDay });
    expect((await findLastMailTo(market, customer.email))?.text).toContain(
      `The next attempt is on ${day}.`,
    );

    await setStatus(market, rider, orderId, 'in_transit');
    expect((await order()).nextAttemptDay).toBeUndefined();
  });

  it('keeps the photo of each failed attempt in its history', async () => {
    await insertTestImage(market);
    await fail({ reason: 'nobody_there', photo: TEST_IMAGE });
    await setStatus(market, rider, orderId, 'in_transit');
    await fail({ reason: 'nobody_there' });
    const photos = (shown: Order) =>
      shown.orderActivities
        .filter(({ orderStatus }) => orderStatus === 'delivery_failed')
        .map(({ photo }) => photo);
    expect(photos(await order())).toEqual([TEST_IMAGE, undefined]);
    const params = { id: orderId };
    expect(photos(await market.as(merchant)(contract.merchantOrders.byId, { params }))).toEqual([
      TEST_IMAGE,
      undefined,
    ]);
  });

  it('is attempted again on one of the next working days, which the customer can choose', async () => {
    // It is Friday, and carriers deliver again on Monday.
    expect(lagosDate(market.clock.now())).toBe('2026-11-20');
    const params = { id: orderId };
    const choose = (day: string, by = customer) =>
      market.as(by)(contract.orders.chooseNextAttempt, { params, body: { day } });
    await expect(choose('2026-11-23')).rejects.toMatchObject({ status: 409 });
    await fail({ reason: 'nobody_there' });
    expect(await order()).toMatchObject({
      nextAttemptDay: '2026-11-23',
      nextAttemptChoices: ['2026-11-23', '2026-11-24', '2026-11-25'],
    });
    await expect(choose('2026-11-22')).rejects.toMatchObject({
      status: 422,
      fields: [{ field: 'day' }],
    });
    const otherCustomer = await market.create.customer();
    await expect(choose('2026-11-24', otherCustomer)).rejects.toMatchObject({ status: 404 });
    const chosenAttempt = await choose('2026-11-24');
    expect(chosenAttempt).toMatchObject({
      nextAttemptDay: '2026-11-24',
      isNextAttemptChosen: true,
    });
    expect(chosenAttempt.orderActivities.at(-1)?.activity).toMatch(
      /^Next attempt on Tuesday 24\sNovember$/,
    );
    expect(await market.as(rider)(contract.dispatch.byId, { params })).toMatchObject({
      nextAttemptDay: '2026-11-24',
      isNextAttemptChosen: true,
    });
    await setStatus(market, rider, orderId, 'in_transit');
    await expect(choose('2026-11-24')).rejects.toMatchObject({ status: 409 });
    expect((await order()).isNextAttemptChosen).toBeUndefined();
  });

  it('is not retried automatically after a refusal', async () => {
    await fail({ reason: 'refused' });
    const { nextAttemptDay, nextAttemptChoices } = await order();
    expect([nextAttemptDay, nextAttemptChoices]).toEqual([undefined, undefined]);
  });

  it('can be assigned to another rider, who has to accept it', async () => {
    await fail({ reason: 'damaged' });
    const waiting = await market.as(admin)(contract.adminOrders.list, {
      query: { assignment: 'unassigned' },
    });
    expect(waiting.rows.map(({ id }) => id)).toContain(orderId);
    const other = await market.create.dispatcher();
    await assign(market, admin, orderId, other);
    await expect(order()).resolves.toMatchObject({
      orderStatus: 'assigned',
      assignment: { accepted: false },
    });
  });

  it('cannot be cancelled while it is assigned to another rider, and is unassigned again when that rider declines', async () => {
    await fail();
    const other = await market.create.dispatcher();
    await assign(market, admin, orderId, other);
    const params = { id: orderId };
    const adminView = await market.as(admin)(contract.adminOrders.byId, { params });
    expect(adminView.allowedStatusIds).toEqual([]);
    const before = await findStock(market, panel);
    await expect(setStatus(market, admin, orderId, 'cancelled')).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('Return it to the store instead'),
    });
    await market.as(other)(contract.partners.decline, {
      params,
      body: { reason: 'No rider available' },
    });
    expect(await order()).toMatchObject({ orderStatus: 'delivery_failed' });
    await expect(setStatus(market, merchant, orderId, 'cancelled')).rejects.toMatchObject({
      status: 409,
    });
    expect(await findStock(market, panel)).toEqual(before);
  });

  it('is returned to its store even if it was assigned to another rider', async () => {
    await fail();
    await assign(market, admin, orderId, await market.create.dispatcher());
    const returned = await toStore();
    expect(returned.orderStatus).toBe('returned_to_store');
  });

  it('can be returned to its store only once, which refunds the customer in full and restocks the units', async () => {
    await expect(toStore()).rejects.toMatchObject({ status: 409 });
    await fail();
    const before = await findStock(market, panel);
    const answers = await Promise.allSettled([toStore(), toStore()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);

    const { orderStatus, total, refunds, orderReturnId = '' } = await order();
    expect(orderStatus).toBe('returned_to_store');
    const seenByRider = await market.as(rider)(contract.dispatch.byId, { params: { id: orderId } });
    expect(seenByRider.orderActivities.at(-1)?.orderStatus).toBe('returned_to_store');
    expect(refunds).toMatchObject([{ amount: total }]);
    expect(
      await market.as(customer)(contract.returns.byId, { params: { id: orderReturnId } }),
    ).toMatchObject({ status: 'refunded', refundAmount: total });
    expect(await findStock(market, panel)).toMatchObject({ onHand: before.onHand + 3 });
    expect(await market.services.ledger.heldForOrder(market.db, orderId)).toEqual({
      commission: 0,
      delivery: 0,
      dueToMerchant: 0,
    });
  });

  it('keeps damaged units out of stock', async () => {
    await fail({ reason: 'damaged' });
    const before = await findStock(market, panel);
    await toStore(false);
    expect(await findStock(market, panel)).toEqual(before);
  });
});
