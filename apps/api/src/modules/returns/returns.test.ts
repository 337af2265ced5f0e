import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import type { ReturnUpdate } from '@market/domain/orders/order-return';
import { orderItemsTable, sandboxPaymentsTable } from '../../db/schema';
import { days, hours } from '../../platform/clock';
import { createCoupon } from '../../test/create-coupon';
import { startMarket, type TestMarket } from '../../test/harness';
import { listHistory, listMailKindsTo } from '../../test/mails-and-history';
import {
  buy,
  createBankAccount,
  createProduct,
  deliver,
  findStock,
  type Item,
} from '../../test/sales';
import type { TestAccount } from '../../test/test-accounts';

let market: TestMarket;
let merchant: TestAccount;
let admin: TestAccount;
let customer: TestAccount;
let panel: Item;
let cable: Item;
let orderId: string;

beforeAll(async () => {
  market = await startMarket();
  merchant = await market.create.merchant({ storeName: 'Helios Yard' });
  admin = await market.create.superAdmin();
});
/** Three panels of ₦10,000.00 and a cable of ₦333.33, delivered. */
beforeEach(async () => {
  customer = await market.create.customer({ firstName: 'Ngozi', lastName: 'Eze' });
  panel = { ...(await createProduct(market, merchant, { name: 'Panel' })), quantity: 3 };
  cable = await createProduct(market, merchant, { name: 'Cable', price: 33_333 });
  const { orders } = await buy(market, customer, [panel, cable]);
  orderId = orders[0]?.id ?? '';
  await deliver(market, { merchant, customer, admin, orderId });
});
afterEach(() => market.services.ledger.assertBalanced(market.db));
afterAll(() => market.close());

const order = () => market.as(customer)(contract.orders.byId, { params: { id: orderId } });
const findOrderItemId = async ({ productId }: Item): Promise<string> =>
  (await order()).orderItems.find((item) => item.productId === productId)?.id ?? '';
const toReturnItem = async (item: Item, quantity: number) => ({
  orderItemId: await findOrderItemId(item),
  quantity,
  reason: 'Arrived damaged' as const,
  photos: [],
});
const sendBack = async (item: Item, quantity: number) =>
  market.as(customer)(contract.returns.returnOrder, {
    params: { id: orderId },
    body: { items: [await toReturnItem(item, quantity)] },
  });
const replace = async (item: Item, quantity: number) =>
  market.as(customer)(contract.returns.replaceOrder, {
    params: { id: orderId },
    body: { items: [await toReturnItem(item, quantity)] },
  });
const move = (by: TestAccount, id: string, body: ReturnUpdate) =>
  market.as(by)(contract.returns.updateStatus, { params: { id }, body });
const decideRefund = (id: string, approved = true, reason?: string) =>
  market.as(admin)(contract.returns.decideRefund, {
    params: { id },
    body: { approved, ...(reason !== undefined && { reason }) },
  });
const chargeBack = (id: string, approved = true) =>
  market.as(admin)(contract.returns.decideChargeback, {
    params: { id },
    body: { approved, ...(!approved && { reason: 'It was delivered.' }) },
  });
const givenBack = async () =>
  (
    await market.db
      .select()
      .from(sandboxPaymentsTable)
      .where(eq(sandboxPaymentsTable.reference, (await order()).checkoutReference))
  )[0]?.refunded;
const received = async (item: Item, quantity: number, ask = sendBack) => {
  const { id } = await ask(item, quantity);
  await move(merchant, id, { status: 'approved' });
  return (await move(merchant, id, { status: 'received' })).id;
};
/** The balances of one order, without other money in the test market. */
const readBalances = (id = orderId) => market.services.ledger.heldForOrder(market.db, id);

describe('a return for a refund', () => {
  it('goes from request to refund, and debits each account that held the money', async () => {
    const requested = await sendBack(panel, 2);
    expect(requested).toMatchObject({
      returnName: expect.stringMatching(/^VM-\d+-R1$/),
      status: 'requested',
      refund: true,
      replace: false,
      refundAmount: 2_000_000,
      allowedStatuses: ['cancelled'],
    });
    expect((await order()).orderItems.map((item) => item.returnable)).toEqual([1, 1]);
    expect((await move(merchant, requested.id, { status: 'approved' })).allowedStatuses).toEqual([
      'rejected',
      'received',
    ]);
    await move(merchant, requested.id, { status: 'received', restock: true });
    expect(await findStock(market, panel)).toEqual({ onHand: 9, reserved: 0 });

    const before = await readBalances();
    const refunded = await decideRefund(requested.id);
    await expect(decideRefund(requested.id)).rejects.toMatchObject({ status: 409 });
    await market.runJobs();
    expect(refunded).toMatchObject({
      status: 'refunded',
      refundAmount: 2_000_000,
      payment: { amount: 2_000_000, status: 'pending' },
      refundDecision: { approved: true },
    });
    expect(await givenBack()).toBe(2_000_000);
    const after = await readBalances();
    expect([
      before.commission - after.commission,
      before.dueToMerchant - after.dueToMerchant,
      before.delivery - after.delivery,
    ]).toEqual([160_000, 1_840_000, 0]);

    const orderView = await order();
    expect(orderView).toMatchObject({
      orderStatus: 'delivered',
      orderReturnId: requested.id,
      refunds: [{ amount: 2_000_000, status: 'sent' }],
    });
    const { activities } = await market.as(customer)(contract.returns.byId, {
      params: { id: requested.id },
    });
    expect(
      activities.map((activity) => [
        activity.activity.replace(requested.returnName, 'R1'),
        activity.actor,
      ]),
    ).toEqual([
      ['Refund requested (R1)', 'Ngozi Eze'],
      ['R1: approved', 'Helios Yard'],
      ['R1: received by the store', 'Helios Yard'],
      ['R1: ₦20,000.00 refunded', 'Voltmart'],
    ]);
    expect((await listMailKindsTo(market, customer.email)).slice(0, 3)).toEqual([
      'return-refunded',
      'return-received',
      'return-approved',
    ]);
    expect((await listMailKindsTo(market, merchant.email)).slice(0, 2)).toEqual([
      'return-charged',
      'return-requested',
    ]);
  });

  it('refunds the whole order to the kobo, with the delivery fee in the last refund, and leaves no balance', async () => {
    const { total, shippingFee } = await order();
    for (const [item, quantity] of [
      [panel, 1],
      [cable, 1],
      [panel, 1],
    ] as const)
      expect((await decideRefund(await received(item, quantity))).status).toBe('refunded');
    expect((await order()).orderStatus).toBe('delivered');
    const last = await received(panel, 1);
    expect(await decideRefund(last)).toMatchObject({ refundAmount: 1_000_000 + shippingFee });
    await market.runJobs();
    expect(await givenBack()).toBe(total);
    expect(await readBalances()).toEqual({ commission: 0, delivery: 0, dueToMerchant: 0 });
    expect(await order()).toMatchObject({
      orderStatus: 'returned',
      currentOrderStatus: 'Returned',
    });
    market.clock.advance(days(8));
    await market.runJobs();
    expect((await order()).orderStatus).toBe('returned');
  });

  it('refunds the price after discounts', async () => {
    const code = `THIRD${orderId.slice(-4).toUpperCase()}`;
    await createCoupon(market, merchant.storeId, {
      discountMode: 'Code',
      code,
      discountValue: 33.33,
    });
    const { orders } = await buy(market, customer, [{ ...panel, quantity: 3 }], {
      couponCode: code,
    });
    orderId = orders[0]?.id ?? '';
    await deliver(market, { merchant, customer, admin, orderId });
    const { subtotal, discount } = await order();
    const parts = [
      await decideRefund(await received(panel, 1)),
      await decideRefund(await received(panel, 1)),
    ];
    const paid = subtotal - discount;
    expect(parts.map((part) => part.refundAmount)).toEqual([
      Math.ceil(paid / 3),
      Math.round(paid / 3),
    ]);
  });

  it('is rejected for invalid items, for more units than can still be returned, before delivery, and seven days after delivery', async () => {
    await sendBack(panel, 2);
    await expect(sendBack(panel, 2)).rejects.toMatchObject({
      status: 409,
      message: 'Only 1 of Panel can still be returned.',
    });
    await expect(
      market.as(customer)(contract.returns.create, {
        body: {
          orderId,
          type: 'refund',
          items: [{ orderItemId: crypto.randomUUID(), quantity: 1, reason: 'Other', photos: [] }],
        },
      }),
    ).rejects.toMatchObject({ status: 422, fields: [{ field: 'items.0.details' }] });
    const otherImage = { ...(await toReturnItem(panel, 1)), photos: [`/images/${'0'.repeat(32)}`] };
    await expect(
      market.as(customer)(contract.returns.create, {
        body: { orderId, type: 'refund', items: [otherImage] },
      }),
    ).rejects.toMatchObject({ status: 422, fields: [{ field: 'items.0.photos' }] });
    await expect(
      market.as(customer)(contract.returns.create, {
        body: {
          orderId,
          type: 'refund',
          items: [
            {
              orderItemId: crypto.randomUUID(),
              quantity: 1,
              reason: 'Wrong item sent',
              photos: [],
            },
          ],
        },
      }),
    ).rejects.toMatchObject({ status: 422, fields: [{ field: 'items.0.orderItemId' }] });
    market.clock.advance(days(7));
    await expect(sendBack(panel, 1)).rejects.toMatchObject({
      status: 409,
      message: 'The return period for this order has ended.',
    });
    const { orders } = await buy(market, customer, [cable]);
    orderId = orders[0]?.id ?? '';
    await expect(sendBack(cable, 1)).rejects.toMatchObject({
      status: 409,
      message: 'Only delivered orders can be returned.',
    });
  });
});

describe('an order with a return', () => {
  it('is completed when its last return has ended, and releases the remaining money', async () => {
    const [first, second] = [await received(panel, 1), (await sendBack(cable, 1)).id];
    market.clock.advance(days(7));
    await market.runJobs();
    expect((await order()).orderStatus).toBe('delivered');
    await decideRefund(first);
    await market.runJobs();
    expect((await order()).orderStatus).toBe('delivered');

    const owedBefore = await market.services.ledger.owedToStore(market.db, merchant.storeId);
    await move(merchant, second, { status: 'rejected', reason: 'It was cut to length.' });
    await market.runJobs();
    expect((await order()).orderStatus).toBe('completed');
    const commission = Math.round((3_033_333 * 8) / 100);
    const shareOfOne = 1_000_000 - 80_000;
    expect(
      (await market.services.ledger.owedToStore(market.db, merchant.storeId)) - owedBefore,
    ).toBe(3_033_333 - commission - shareOfOne);
    expect(await readBalances()).toEqual({ commission: 0, delivery: 0, dueToMerchant: 0 });
  });

  it('allows its customer to withdraw a return and request another', async () => {
    const { id } = await sendBack(panel, 3);
    await move(customer, id, { status: 'cancelled' });
    await expect(move(merchant, id, { status: 'approved' })).rejects.toMatchObject({
      status: 409,
      message:
        'This return is withdrawn, so it cannot become approved. You cannot change its status now.',
    });
    expect(await sendBack(panel, 3)).toMatchObject({ returnName: expect.stringMatching(/-R2$/) });
  });

  it('reduces the merchant’s next payout when it is refunded after a payout', async () => {
    await createBankAccount(market, merchant).catch(() => undefined);
    const { id } = await sendBack(panel, 3);
    await move(merchant, id, { status: 'rejected', reason: 'It works.' });
    market.clock.advance(days(7) + hours(1));
    await market.runJobs();
    const payout = await market.as(merchant)(contract.payouts.createOrApprove, {
      body: { action: 'request' },
    });
    await market.as(admin)(contract.payouts.createOrApprove, {
      body: { action: 'approve', payoutId: payout.id },
    });
    await market.runJobs();
    expect(await market.services.ledger.owedToStore(market.db, merchant.storeId)).toBe(0);

    expect(await chargeBack(id, false)).toMatchObject({ chargebackDecision: { approved: false } });
    await expect(chargeBack(id, false)).rejects.toMatchObject({
      status: 409,
      message:
        'This chargeback has already been contested. You can still record the bank’s decision.',
    });
    expect(await chargeBack(id)).toMatchObject({
      status: 'charged_back',
      refundAmount: 3_000_000,
      chargebackDecision: { approved: true },
    });
    await expect(decideRefund(id)).rejects.toMatchObject({ status: 409 });
    await market.runJobs();
    expect(await givenBack()).toBe(0);
    const owes = 3_000_000 - 240_000;
    expect(await market.services.ledger.owedToStore(market.db, merchant.storeId)).toBe(-owes);
    await expect(
      market.as(merchant)(contract.payouts.createOrApprove, { body: { action: 'request' } }),
    ).rejects.toMatchObject({
      status: 409,
      message: 'There is nothing to pay out: the store owes ₦27,600.00 for refunds.',
    });
    expect(await market.as(merchant)(contract.payouts.mine)).toMatchObject({
      available: 0,
      rows: [{ id: payout.id }],
    });
    const paid = await market.as(merchant)(contract.payouts.orders, { params: { id: payout.id } });
    expect(paid.rows).toContainEqual(
      expect.objectContaining({ id: orderId, due: 3_033_333 - 242_667 }),
    );
    expect((await order()).orderStatus).toBe('completed');
  });

  it('lets the platform overrule a store, but not refund the same units twice', async () => {
    const { id } = await sendBack(cable, 1);
    await move(merchant, id, { status: 'rejected', reason: 'We do not take cables back.' });
    const again = await sendBack(cable, 1);
    await expect(decideRefund(id)).rejects.toMatchObject({
      status: 409,
      message: 'These items are now in another return. Decide on that one.',
    });
    await move(customer, again.id, { status: 'cancelled' });
    expect(await decideRefund(id)).toMatchObject({ status: 'refunded', refundAmount: 33_333 });
    const [line] = await market.db
      .select()
      .from(orderItemsTable)
      .where(eq(orderItemsTable.id, await findOrderItemId(cable)));
    expect([line?.returned, line?.refunded]).toEqual([1, 1]);
  });

  it('shows why a refund was declined, and makes the units returnable again', async () => {
    const id = await received(panel, 1);
    await expect(decideRefund(id, false)).rejects.toMatchObject({
      status: 422,
      fields: [{ field: 'reason' }],
    });
    expect(await decideRefund(id, false, 'It came back without its glass.')).toMatchObject({
      status: 'rejected',
      rejectionReason: 'It came back without its glass.',
      refundDecision: { approved: false },
    });
    expect((await order()).orderItems.map((item) => item.returnable)).toEqual([3, 1]);
    expect((await listMailKindsTo(market, customer.email))[0]).toBe('return-rejected');
    expect(await listHistory(market, admin, id)).toMatchObject([
      { action: 'return.refundDeclined', reason: 'It came back without its glass.' },
    ]);
  });
});

describe('a return for a replacement', () => {
  it('takes the replacement from stock when it is sent, without a refund', async () => {
    const id = await received(panel, 2, replace);
    expect(await findStock(market, panel)).toEqual({ onHand: 7, reserved: 0 });
    expect(await move(merchant, id, { status: 'replacement_sent' })).toMatchObject({
      status: 'replacement_sent',
      type: 'replace',
      replace: true,
      refundAmount: 0,
      allowedStatuses: [],
    });
    expect(await findStock(market, panel)).toEqual({ onHand: 5, reserved: 0 });
    await expect(decideRefund(id)).rejects.toMatchObject({ status: 409 });
    await market.runJobs();
    expect(await givenBack()).toBe(0);
    await expect(sendBack(panel, 2)).rejects.toMatchObject({ status: 409 });
  });

  it('has an audit entry when the platform acts for the store', async () => {
    const { id } = await replace(panel, 1);
    await move(merchant, id, { status: 'approved' });
    await move(admin, id, { status: 'received', restock: true });
    expect(await listHistory(market, admin, id)).toMatchObject([
      {
        action: 'return.statusChanged',
        actorId: admin.userId,
        changes: [
          { field: 'status', before: 'Approved', after: 'Received by the store' },
          { field: 'stock', after: 'Put back' },
        ],
      },
    ]);
  });

  it('is rejected when out of stock, and can be refunded instead', async () => {
    const id = await received(cable, 1, replace);
    await buy(market, customer, [{ ...cable, quantity: 9 }]);
    await expect(move(merchant, id, { status: 'replacement_sent' })).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('not enough stock'),
    });
    expect(await decideRefund(id)).toMatchObject({ status: 'refunded', refundAmount: 33_333 });
  });
});

describe('the server', () => {
  it('lists the returns of the customer, the store or all stores, and filters them by type, status and text', async () => {
    const [refund, replacement] = [await sendBack(panel, 1), await replace(cable, 1)];
    const names = async (
      by: TestAccount,
      query: Parameters<ReturnType<typeof market.as>>[1] extends never ? never : object = {},
    ) =>
      (await market.as(by)(contract.returns.list, { query: { orderId, ...query } })).rows.map(
        (row) => row.id,
      );
    expect(await names(customer)).toEqual([replacement.id, refund.id]);
    expect(await names(merchant, { refund: 'true' })).toEqual([refund.id]);
    expect(await names(admin, { refund: 'false', status: 'requested', search: 'cab' })).toEqual([
      replacement.id,
    ]);
    expect(await names(admin, { search: '%' })).toEqual([]);
    await market.as(customer)(contract.accounts.updateMe, {
      body: { firstName: 'Zubaida', lastName: 'Danladi' },
    });
    expect(await names(admin, { search: 'zubaida dan' })).toEqual([replacement.id, refund.id]);
    expect(await names(await market.create.merchant())).toEqual([]);

    const [stranger, otherMerchant] = [
      await market.create.customer(),
      await market.create.merchant(),
    ];
    for (const other of [stranger, otherMerchant])
      await expect(
        market.as(other)(contract.returns.byId, { params: { id: refund.id } }),
      ).rejects.toMatchObject({ status: 404 });
    await expect(move(otherMerchant, refund.id, { status: 'approved' })).rejects.toMatchObject({
      status: 404,
    });
    await expect(move(customer, refund.id, { status: 'approved' })).rejects.toMatchObject({
      status: 409,
    });
    await expect(
      market.as(merchant)(contract.returns.decideRefund, {
        params: { id: refund.id },
        body: { approved: true },
      }),
    ).rejects.toMatchObject({ status: 403 });
  });

  it('shows a store the number of returns that need its decision', async () => {
    const waiting = async () =>
      (await market.as(merchant)(contract.merchantOrders.newest)).returnsToDecide ?? 0;
    const before = await waiting();
    const { id } = await sendBack(panel, 1);
    expect(await waiting()).toBe(before + 1);
    await move(merchant, id, { status: 'approved' });
    expect(await waiting()).toBe(before);
  });

  it('finds orders by product and store, but only those that the user has access to', async () => {
    const found = async (by: TestAccount, search: string) =>
      (await market.as(by)(contract.orders.search, { query: { search } })).rows.map(
        (row) => row.id,
      );
    expect(await found(customer, 'cable')).toContain(orderId);
    expect(await found(customer, 'helios')).toEqual([orderId]);
    expect(await found(await market.create.customer(), 'helios')).toEqual([]);
    expect(await found(merchant, (await order()).orderName)).toEqual([orderId]);
  });
});
