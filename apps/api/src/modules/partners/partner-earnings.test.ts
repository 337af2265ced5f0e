import { afterAll, beforeAll, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import { lagosDate } from '@market/domain/lagos-time';
import { days } from '../../platform/clock';
import { startMarket, type TestMarket } from '../../test/harness';
import {
  buy,
  createPartner,
  createProduct,
  deliver,
  setStatus,
  bringToCustomer,
} from '../../test/sales';
import type { TestAccount } from '../../test/test-accounts';

let market: TestMarket;
let admin: TestAccount;
let merchant: TestAccount;
let customer: TestAccount;
beforeAll(async () => {
  market = await startMarket();
  admin = await market.create.superAdmin();
  merchant = await market.create.merchant();
  customer = await market.create.customer();
});
afterAll(() => market.close());

async function placeOrder() {
  const { orders } = await buy(market, customer, [await createProduct(market, merchant)]);
  const [order] = orders;
  if (!order) throw new Error('No order was placed');
  return order;
}
const readSummary = (partner: TestAccount) => market.as(partner)(contract.partnerEarnings.summary);
const listDeliveries = (partner: TestAccount, query: { week?: string } = {}) =>
  market.as(partner)(contract.partnerEarnings.list, { query });
const changeRate = (partner: TestAccount, sharePercent: number) =>
  market.as(admin)(contract.platformPartners.changeRate, {
    params: { id: partner.userId },
    body: { sharePercent },
  });

it('a partner earns its share of the delivery fee before discounts, at the rate when the order was assigned', async () => {
  const partner = await createPartner(market);
  const today = lagosDate(market.clock.now());
  await market.as(admin)(contract.shippingDiscounts.create, {
    body: {
      name: 'Launch',
      discountType: 'Percent',
      percentOff: 50,
      startDate: today,
      endDate: today,
      active: true,
    },
  });
  const { id: orderId, orderName, shippingFee } = await placeOrder();
  const { code } = await bringToCustomer(market, { merchant, customer, admin, orderId, partner });
  expect(await changeRate(partner, 82.5)).toMatchObject({ sharePercent: 82.5, owed: 0 });
  await setStatus(market, partner, orderId, 'delivered', { orderDeliveryToken: code });

  const deliveryFee = shippingFee * 2;
  const share = deliveryFee * 0.8;
  const { rows } = await listDeliveries(partner);
  expect(rows).toMatchObject([{ orderId, orderName, deliveryFee, sharePercent: 80, share }]);
  const { sharePercent, owed, weeks } = await readSummary(partner);
  expect({ sharePercent, owed, last: weeks.at(-1) }).toMatchObject({
    sharePercent: 82.5,
    owed: share,
    last: { startDate: '2026-11-16', deliveries: 1, earned: share },
  });
  const detail = await market.as(admin)(contract.finance.order, { params: { id: orderId } });
  expect(detail).toMatchObject({
    dueToPartners: share,
    dueToPlatform: detail.commission + shippingFee - share,
    partner: { name: 'Arewa Haulage', shareBps: 8000 },
  });

  market.clock.advance(days(7));
  expect((await listDeliveries(partner)).count).toBe(0);
  expect((await listDeliveries(partner, { week: today })).count).toBe(1);
  expect((await readSummary(partner)).weeks.slice(-2)).toMatchObject([
    { deliveries: 1 },
    { deliveries: 0, earned: 0 },
  ]);
});

it('a partner earns nothing for an order that someone else delivers', async () => {
  const partner = await createPartner(market);
  const { id: orderId } = await placeOrder();
  await bringToCustomer(market, { merchant, customer, admin, orderId, partner });
  await market.as(partner)(contract.partners.failDelivery, {
    params: { id: orderId },
    body: { reason: 'nobody_there' },
  });
  const dispatcher = await market.create.dispatcher();
  await market.as(admin)(contract.dispatch.assignDispatcher, {
    body: { orderIds: [orderId], dispatcherId: dispatcher.userId },
  });
  await market.as(dispatcher)(contract.orders.update, {
    params: { id: orderId },
    body: { accepted: true },
  });
  await setStatus(market, dispatcher, orderId, 'picked_up');
  await setStatus(market, dispatcher, orderId, 'in_transit');
  const { orderDeliveryToken = '' } = await market.as(customer)(contract.orders.byId, {
    params: { id: orderId },
  });
  await setStatus(market, dispatcher, orderId, 'delivered', { orderDeliveryToken });
  expect(await readSummary(partner)).toMatchObject({ owed: 0 });
  expect((await listDeliveries(partner)).rows).toEqual([]);
});

it('a partner keeps its share of a returned delivery, and the audit log records who changed a rate', async () => {
  const partner = await createPartner(market);
  await changeRate(partner, 100);
  const { id: orderId, shippingFee } = await placeOrder();
  await deliver(market, { merchant, customer, admin, orderId, partner });
  const { orderItems } = await market.as(customer)(contract.orders.byId, {
    params: { id: orderId },
  });
  const opened = await market.as(customer)(contract.returns.returnOrder, {
    params: { id: orderId },
    body: {
      items: orderItems.map(({ id, quantity }) => ({
        orderItemId: id,
        quantity,
        reason: 'Does not work' as const,
        photos: [],
      })),
    },
  });
  await market.as(merchant)(contract.returns.updateStatus, {
    params: { id: opened.id },
    body: { status: 'approved' },
  });
  await market.as(admin)(contract.returns.decideRefund, {
    params: { id: opened.id },
    body: { approved: true },
  });
  expect(await readSummary(partner)).toMatchObject({ owed: shippingFee });
  const { rows } = await market.as(admin)(contract.audit.list, {
    query: { subject: 'partner', subjectId: partner.userId },
  });
  expect(rows).toMatchObject([
    {
      action: 'partner.rateChanged',
      changes: [{ field: 'percent', before: '80', after: '100' }],
    },
  ]);
  await expect(changeRate(partner, 100.1)).rejects.toMatchObject({ status: 422 });
});
