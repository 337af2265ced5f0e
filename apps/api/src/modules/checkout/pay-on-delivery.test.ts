import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import { lagosDate } from '@market/domain/lagos-time';
import { couponsTable, ordersTable, refundsTable } from '../../db/schema';
import { createCoupon } from '../../test/create-coupon';
import { startMarket, type TestMarket } from '../../test/harness';
import { findLastMailTo, listMailsTo } from '../../test/mails-and-history';
import {
  acceptPayOnDelivery,
  readBalances,
  buyWithPayOnDelivery,
  deliverAndCollect,
} from '../../test/pay-on-delivery';
import {
  createPartner,
  createProduct,
  goodCard,
  setStatus,
  startPayment,
  findStock,
  bringToCustomer,
  type Item,
} from '../../test/sales';
import { insertTestImage, TEST_IMAGE } from '../../test/product-helpers';
import type { TestAccount } from '../../test/test-accounts';

const channel = 'pay_on_delivery';
let market: TestMarket;
let admin: TestAccount;
let merchant: TestAccount;
let other: TestAccount;
let customer: TestAccount;
let item: Item;

beforeAll(async () => {
  market = await startMarket();
  await insertTestImage(market);
  admin = await market.create.superAdmin();
  merchant = await market.create.merchant({ storeName: 'Sunrise Solar' });
  other = await market.create.merchant({ storeName: 'Kano Power' });
});
beforeEach(async () => {
  customer = await market.create.customer();
  item = await createProduct(market, merchant, { price: 10_000_000, stock: 5 });
  await acceptPayOnDelivery(market, merchant, 20_000_000);
});
afterEach(() => market.services.ledger.assertBalanced(market.db));
afterAll(() => market.close());

const readOrder = (reader: TestAccount, id: string) =>
  market.as(reader)(contract.orders.byId, { params: { id } });

const readOrderAsAdmin = (id: string) =>
  market.as(admin)(contract.adminOrders.byId, { params: { id } });

async function placeOne() {
  const { orders } = await buyWithPayOnDelivery(market, customer, [item]);
  const [order] = orders;
  if (!order) throw new Error('No order was placed');
  return order;
}

describe('an order that is paid on delivery', () => {
  it('sells the goods at once without a payment, and is placed once per idempotency key', async () => {
    const idempotencyKey = randomUUID();
    const started = await startPayment(market, customer, [item], {
      channel,
      idempotencyKey,
    });
    expect(started.authorizationUrl).toContain(`/checkout/return?reference=${started.reference}`);
    const { orders, channel: paidBy } = await market.as(customer)(contract.checkout.createOrder, {
      body: { reference: started.reference },
    });
    expect(paidBy).toBe(channel);
    expect(await findStock(market, item)).toEqual({ onHand: 4, reserved: 0 });
    const [order] = orders;
    expect(await readOrder(customer, order?.id ?? '')).toMatchObject({
      orderStatus: 'pending',
      payOnDelivery: { amount: order?.total },
    });
    expect(await readBalances(market, order?.id ?? '')).toEqual({});
    expect((await findLastMailTo(market, customer.email))?.text).toContain(
      'to the rider on delivery',
    );

    const repeated = await startPayment(market, customer, [item], { channel, idempotencyKey });
    expect(repeated.reference).toBe(started.reference);
    expect(await findStock(market, item)).toEqual({ onHand: 4, reserved: 0 });
  });

  it('is refused with a reason unless every store accepts pay on delivery for its own order', async () => {
    const place = (items: readonly Item[]) =>
      startPayment(market, customer, items, { channel }).then(
        () => 'placed',
        (error: unknown) => error,
      );
    expect(await place([{ ...item, quantity: 2 }])).toMatchObject({
      status: 409,
      message:
        'Sunrise Solar accepts pay on delivery up to ₦200,000.00. Choose another way to pay.',
      data: { allowed: ['card', 'bank_transfer', 'ussd'] },
    });
    const otherStoreProduct = await createProduct(market, other, { price: 1_000_000 });
    expect(await place([item, otherStoreProduct])).toMatchObject({
      status: 409,
      message: 'Kano Power does not accept pay on delivery. Choose another way to pay.',
    });
    expect(await findStock(market, item)).toEqual({ onHand: 5, reserved: 0 });
    await acceptPayOnDelivery(market, other, 5_000_000);
    expect(await place([item, otherStoreProduct])).toBe('placed');
    await acceptPayOnDelivery(market, other, null);
  });

  it('replaces an open card payment, which can no longer be paid', async () => {
    const open = await startPayment(market, customer, [item]);
    await buyWithPayOnDelivery(market, customer, [item]);
    const outcome = await market.as(customer)(contract.checkout.verifyPayment, {
      body: { reference: open.reference },
    });
    expect(outcome).toMatchObject({ status: 'failed', replacement: { status: 'paid' } });
    await expect(market.services.sandbox.pay(open.reference, goodCard)).rejects.toMatchObject({
      kind: 'conflict',
    });
    expect(await findStock(market, item)).toEqual({ onHand: 4, reserved: 0 });
  });
});

describe('a delivery', () => {
  it('with cash to collect is completed only with the exact amount, which is booked once as cash held by the partner', async () => {
    const partner = await createPartner(market);
    const { id: orderId, total } = await placeOne();
    const people = { merchant, customer, admin, orderId, partner };
    const { code } = await bringToCustomer(market, people);
    expect(
      await market.as(partner)(contract.partners.order, { params: { id: orderId } }),
    ).toMatchObject({ payOnDelivery: { amount: total } });
    const { rows: stops } = await market.as(admin)(contract.dispatch.routeSheet, {
      query: { riderId: partner.userId, day: lagosDate(market.clock.now()) },
    });
    expect(stops).toMatchObject([{ id: orderId, toCollect: total }]);
    const deliver = (collected?: number) =>
      setStatus(market, partner, orderId, 'delivered', {
        orderDeliveryToken: code,
        ...(collected !== undefined && { collected }),
      });
    for (const wrong of [undefined, total - 1])
      await expect(deliver(wrong)).rejects.toMatchObject({
        status: 422,
        fields: [{ field: 'collected' }],
      });
    await expect(
      market.as(admin)(contract.adminOrders.completeDelivery, {
        params: { id: orderId },
        body: { reason: 'The customer cannot read', photo: TEST_IMAGE },
      }),
    ).rejects.toMatchObject({ status: 422, fields: [{ field: 'collected' }] });
    const step = {
      id: randomUUID(),
      step: 'delivered' as const,
      doneAt: market.clock.now().toISOString(),
      orderDeliveryToken: code,
      collected: total,
    };
    for (let times = 0; times < 3; times += 1)
      await market.as(partner)(contract.partners.step, { params: { id: orderId }, body: step });

    const { shippingFee, deliveredAt } = await readOrder(customer, orderId);
    expect((await readOrderAsAdmin(orderId)).payOnDelivery).toEqual({
      amount: total,
      collectedAt: deliveredAt,
    });
    const { split } = await readOrderAsAdmin(orderId);
    expect(await readBalances(market, orderId)).toEqual({
      cash_collected: total,
      escrow: -(split?.dueToMerchant ?? 0),
      commission_deferred: -(split?.commission ?? 0),
      delivery_deferred: -shippingFee,
      delivery_cost: shippingFee * 0.8,
      partner_payable: -shippingFee * 0.8,
    });
    expect(await market.as(partner)(contract.partnerEarnings.summary)).toMatchObject({
      cashCollected: total,
      owed: shippingFee * 0.8,
    });
    const mails = (await listMailsTo(market, customer.email)).map(({ text }) => text);
    expect(mails.some((text) => text.includes('You paid'))).toBe(true);
  });

  it('of an order that was paid online rejects collected cash', async () => {
    const { reference } = await startPayment(market, customer, [item]);
    await market.services.sandbox.pay(reference, goodCard);
    const { orders } = await market.as(customer)(contract.checkout.createOrder, {
      body: { reference },
    });
    const people = { merchant, customer, admin, orderId: orders[0]?.id ?? '' };
    await expect(deliverAndCollect(market, people, 100)).rejects.toMatchObject({ status: 422 });
  });
});

describe('before the cash is collected', () => {
  it('a cancelled order is not refunded, and releases its stock and coupon', async () => {
    const couponId = await createCoupon(market, merchant.storeId, {
      discountMode: 'Code',
      code: 'CASH10',
      discountValue: 10,
    });
    const { orders } = await buyWithPayOnDelivery(market, customer, [item], {
      couponCode: 'CASH10',
    });
    const orderId = orders[0]?.id ?? '';
    const used = async () =>
      (await market.db.select().from(couponsTable).where(eq(couponsTable.id, couponId)))[0]?.used;
    expect(await used()).toBe(1);
    await setStatus(market, customer, orderId, 'cancelled');
    expect(await used()).toBe(0);
    expect(await findStock(market, item)).toEqual({ onHand: 5, reserved: 0 });
    await expectNothingPaid(orderId);
    expect((await findLastMailTo(market, customer.email))?.text).toContain('owe nothing');
  });

  it('an order that the customer does not pay for goes back to the store without a refund', async () => {
    const { id: orderId } = await placeOne();
    const { rider } = await bringToCustomer(market, { merchant, customer, admin, orderId });
    await market.as(rider)(contract.partners.failDelivery, {
      params: { id: orderId },
      body: { reason: 'not_paid' },
    });
    const returned = await market.as(admin)(contract.returns.returnToStore, {
      params: { id: orderId },
      body: { restock: true },
    });
    expect(returned).toMatchObject({ orderStatus: 'returned_to_store' });
    expect(await findStock(market, item)).toEqual({ onHand: 5, reserved: 0 });
    await expectNothingPaid(orderId);
  });
});

describe('a return of an order paid in cash', () => {
  it('is refunded to the bank account that the customer gives', async () => {
    const { id, total } = await placeOne();
    await deliverAndCollect(market, { merchant, customer, admin, orderId: id }, total);
    const { orderItems } = await readOrder(customer, id);
    const requestReturn = (refundAccount?: { bankCode: string; accountNumber: string }) =>
      market.as(customer)(contract.returns.returnOrder, {
        params: { id },
        body: {
          items: orderItems.map((line) => ({
            orderItemId: line.id,
            quantity: line.quantity,
            reason: 'Does not work' as const,
            photos: [],
          })),
          ...(refundAccount && { refundAccount }),
        },
      });
    await expect(requestReturn()).rejects.toMatchObject({
      status: 422,
      fields: [{ field: 'refundAccount.accountNumber' }],
    });
    const opened = await requestReturn({ bankCode: '058', accountNumber: '0123456785' });
    await market.as(merchant)(contract.returns.updateStatus, {
      params: { id: opened.id },
      body: { status: 'approved' },
    });
    await market.as(admin)(contract.returns.decideRefund, {
      params: { id: opened.id },
      body: { approved: true },
    });
    await market.runJobs();
    expect(await market.db.select().from(refundsTable).where(eq(refundsTable.orderId, id))).toEqual(
      [expect.objectContaining({ status: 'sent', amount: total })],
    );
    expect(await readBalances(market, id)).toMatchObject({ cash_collected: total, bank: -total });
    expect(await readBalances(market, id)).not.toHaveProperty('refund_payable');
  });
});

async function expectNothingPaid(orderId: string): Promise<void> {
  expect(await readBalances(market, orderId)).toEqual({});
  const refunds = await market.db
    .select()
    .from(refundsTable)
    .where(eq(refundsTable.orderId, orderId));
  expect(refunds).toEqual([]);
  const [order] = await market.db.select().from(ordersTable).where(eq(ordersTable.id, orderId));
  expect(order?.deliveredAt).toBeNull();
}
