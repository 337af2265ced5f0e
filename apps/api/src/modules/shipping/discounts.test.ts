import { afterAll, beforeAll, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import { lagosDate } from '@market/domain/lagos-time';
import type { ShippingDiscountInput } from '@market/domain/shipping/shipping-discount-input';
import { startMarket, type TestMarket } from '../../test/harness';
import { createProduct, goodCard, startPayment } from '../../test/sales';
import type { TestAccount } from '../../test/test-accounts';

let market: TestMarket;
let admin: TestAccount;
beforeAll(async () => {
  market = await startMarket();
  admin = await market.create.account('admin', { resources: ['delivery'] });
});
afterAll(() => market.close());

const createInput = (fields: Partial<ShippingDiscountInput> = {}): ShippingDiscountInput => {
  const today = lagosDate(market.clock.now());
  return {
    name: 'Launch',
    discountType: 'Percent',
    percentOff: 10,
    startDate: today,
    endDate: today,
    active: true,
    ...fields,
  };
};
const create = (fields?: Partial<ShippingDiscountInput>) =>
  market.as(admin)(contract.shippingDiscounts.create, { body: createInput(fields) });
const update = (id: string, fields?: Partial<ShippingDiscountInput>) =>
  market.as(admin)(contract.shippingDiscounts.update, {
    params: { id },
    body: createInput(fields),
  });

it('the shipping service applies the best discount to later quotes, while a paid order keeps its discount at the platform’s expense', async () => {
  const merchant = await market.create.merchant();
  const customer = await market.create.customer();
  const finance = await market.create.account('admin', { resources: ['reports'] });
  const item = await createProduct(market, merchant);
  const quoteNow = async () => {
    const { shippingFees } = await market.anonymous(contract.checkout.shippingFee, {
      body: { items: [item], stateOrRegion: 'Lagos' },
    });
    return shippingFees[0];
  };
  const full = (await quoteNow())?.shippingFee ?? 0;
  const tenPercent = await create();
  const { zones } = await market.anonymous(contract.pricing.get);
  const otherZone = zones.find(({ states }) => !states.includes('Lagos'));
  await create({ name: 'Elsewhere', percentOff: 90, toZoneId: otherZone?.id });
  await create({ name: 'Large orders', percentOff: 90, minSubtotal: 90_000_000_00 });
  await create({
    name: 'Tomorrow',
    percentOff: 90,
    startDate: '2099-01-01',
    endDate: '2099-01-02',
  });
  await create({ name: 'Paused', percentOff: 90, active: false });
  const off = Math.round(full / 10);
  expect(await quoteNow()).toMatchObject({
    shippingFee: full - off,
    shippingDiscount: { id: tenPercent.id, name: 'Launch', amount: off },
  });

  const { reference } = await startPayment(market, customer, [item]);
  const fixed = { discountType: 'Fixed', percentOff: undefined, amountOff: full * 2 } as const;
  await update(tenPercent.id, { ...fixed, name: 'Free delivery' });
  expect(await quoteNow()).toMatchObject({
    shippingFee: 0,
    shippingDiscount: { name: 'Free delivery', amount: full },
  });
  await market.services.sandbox.pay(reference, goodCard);
  const { orders } = await market.as(customer)(contract.checkout.createOrder, {
    body: { reference },
  });
  const order = await market.as(customer)(contract.orders.byId, {
    params: { id: orders[0]?.id ?? '' },
  });
  expect(order).toMatchObject({
    shippingFee: full - off,
    shippingDiscount: { id: tenPercent.id, name: 'Launch', amount: off },
    total: order.subtotal + full - off,
  });
  const { split } = await market.as(merchant)(contract.merchantOrders.byId, {
    params: { id: order.id },
  });
  expect(split).toMatchObject({ delivery: full - off });
  expect((split?.dueToMerchant ?? 0) + (split?.commission ?? 0)).toBe(order.subtotal);
  const report = await market.as(finance)(contract.finance.order, { params: { id: order.id } });
  expect(report).toMatchObject({
    shippingFee: full - off,
    shippingDiscount: { id: tenPercent.id, name: 'Launch', amount: off },
    totalDeliveryAmount: full - off,
    paid: order.total,
  });
  await market.services.ledger.assertBalanced(market.db);
  await update(tenPercent.id, { active: false });
  expect((await quoteNow())?.shippingFee).toBe(full);
  expect(await quoteNow()).not.toHaveProperty('shippingDiscount');
});

it('the shipping service lists and audits discounts, and rejects invalid input', async () => {
  const discount = await create({ name: 'Weekend' });
  const call = market.as(admin);
  expect(await call(contract.shippingDiscounts.byId, { params: { id: discount.id } })).toEqual(
    discount,
  );
  expect((await call(contract.shippingDiscounts.list))[0]).toEqual(discount);
  await update(discount.id, { name: 'Weekend', percentOff: 15 });
  expect(
    await call(contract.audit.history, {
      query: { subject: 'shippingDiscount', subjectId: discount.id },
    }),
  ).toMatchObject([
    { action: 'shippingDiscount.updated', changes: [{ before: '10', after: '15' }] },
    { action: 'shippingDiscount.created' },
  ]);
  await expect(create({ toZoneId: 'nowhere' })).rejects.toMatchObject({ status: 422 });
  await expect(create({ vehicleId: admin.userId })).rejects.toMatchObject({ status: 422 });
  await expect(create({ endDate: '2020-01-01' })).rejects.toMatchObject({ status: 422 });
  await expect(create({ percentOff: 101 })).rejects.toMatchObject({ status: 422 });
  await expect(create({ percentOff: undefined })).rejects.toMatchObject({ status: 422 });
  await expect(update(admin.userId)).rejects.toMatchObject({ status: 404 });
  await expect(update('nothing')).rejects.toMatchObject({ status: 404 });
  const other = await market.create.account('admin', { resources: ['orders'] });
  await expect(
    market.as(other)(contract.shippingDiscounts.create, { body: createInput() }),
  ).rejects.toMatchObject({ status: 403 });
});
