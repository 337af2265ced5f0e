import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import * as contract from '@market/api-client/contract';
import { MAX_QUANTITY } from '@market/domain/carts/max-quantity';
import { quoteSchema } from '@market/domain/checkout/checkout';
import { getPaymentState } from '@market/domain/checkout/payment-state';
import { formatKobo, MAX_PRICE } from '@market/domain/money';
import {
  checkoutsTable,
  couponsTable,
  couponUsesTable,
  refundsTable,
  sandboxPaymentsTable,
  stockTable,
  transactionsTable,
  variantsTable,
} from '../../db/schema';
import { hours, minutes } from '../../platform/clock';
import { createCoupon } from '../../test/create-coupon';
import { startMarket, type TestMarket } from '../../test/harness';
import { listMailKindsTo } from '../../test/mails-and-history';
import {
  buy,
  createAddress,
  createProduct,
  goodCard,
  startPayment,
  findStock,
} from '../../test/sales';
import type { TestAccount } from '../../test/test-accounts';

let market: TestMarket;
let customer: TestAccount;
let merchant: TestAccount;

beforeAll(async () => {
  market = await startMarket();
  merchant = await market.create.merchant({ storeName: 'Helios Yard' });
});
afterEach(() => market.services.ledger.assertBalanced(market.db));
afterAll(() => market.close());

const createCustomer = async () => (customer = await market.create.customer());
const readStatus = async (reference: string) =>
  (await market.db.select().from(checkoutsTable).where(eq(checkoutsTable.reference, reference)))[0]
    ?.status;
/** Pays at the provider, whatever status the payment has in the shop. */
const payAtProvider = (reference: string) =>
  market.db
    .update(sandboxPaymentsTable)
    .set({ status: 'success' })
    .where(eq(sandboxPaymentsTable.reference, reference));
const coupon = async (
  code: string,
  limits: { usageLimit?: number; usageLimitPerUser?: number } = {},
) => {
  const id = await createCoupon(market, merchant.storeId, {
    discountMode: 'Code',
    code,
    ...limits,
  });
  return {
    uses: async () =>
      (await market.db.select().from(couponsTable).where(eq(couponsTable.id, id)))[0]?.used,
    id,
  };
};

describe('the checkout', () => {
  it('creates one order per store, sells the stock, empties the cart and records the money once, however often it is requested', async () => {
    await createCustomer();
    const other = await market.create.merchant({ storeName: 'Kano Volt', state: 'Kano' });
    const [panel, battery] = [
      await createProduct(market, merchant, { name: 'Panel', price: 5_000_000, alertAt: 9 }),
      await createProduct(market, other, { name: 'Battery', price: 20_000_050 }),
    ];
    const { reference, amount } = await startPayment(market, customer, [
      { ...panel, quantity: 2 },
      battery,
    ]);
    expect(await findStock(market, panel)).toEqual({ onHand: 10, reserved: 2 });

    await market.services.sandbox.pay(reference, goodCard);
    const call = market.as(customer);
    await expect(call(contract.checkout.verifyPayment, { body: { reference } })).resolves.toEqual({
      reference,
      status: 'paid',
      channel: 'card',
      amount,
    });
    const placed = await call(contract.checkout.createOrder, { body: { reference } });
    await market.runJobs();
    await expect(call(contract.checkout.createOrder, { body: { reference } })).resolves.toEqual(
      placed,
    );

    expect(placed.orders.map((order) => order.storeName)).toEqual(['Helios Yard', 'Kano Volt']);
    expect(placed.deliveryAddress).toMatchObject({ fullName: 'Ada Obi' });
    expect(placed.orders[0]?.items).toEqual([
      {
        productId: panel.productId,
        variantId: expect.any(String),
        productName: 'Panel',
        image: '/images/test-picture',
        options: {},
        quantity: 2,
        unitPrice: 5_000_000,
      },
    ]);
    expect(
      placed.orders.every(
        ({ subtotal, discount, shippingFee, total }) => subtotal - discount + shippingFee === total,
      ),
    ).toBe(true);
    expect(placed.orders.every((order) => /^VM-\d{6}$/.test(order.orderName))).toBe(true);
    expect(placed.orders.reduce((sum, order) => sum + order.total, 0)).toBe(amount);
    expect(await findStock(market, panel)).toEqual({ onHand: 8, reserved: 0 });
    expect(await call(contract.cart.get)).toMatchObject({ cartItemsList: [] });
    expect(await listMailKindsTo(market, customer.email)).toEqual(['order-placed']);
    expect((await listMailKindsTo(market, merchant.email)).sort()).toEqual([
      'low-stock',
      'order-received',
    ]);
    const held = await market.services.ledger.heldForStore(market.db, other.storeId);
    expect(held).toBe(20_000_050 - 1_600_004);
  });

  it('rejects an outdated total with the new breakdown', async () => {
    await createCustomer();
    const item = await createProduct(market, merchant);
    const addressId = await createAddress(market, customer);
    const call = market.as(customer);
    await call(contract.cart.add, { body: { items: [item] } });
    const { total } = await call(contract.checkout.simulate, { body: { addressId } });
    await market.db
      .update(variantsTable)
      .set({ sellingPrice: 1_500_000 })
      .where(eq(variantsTable.id, item.variantId));
    const refusal: unknown = await call(contract.payments.start, {
      body: { addressId, expectedTotal: total, idempotencyKey: randomUUID() },
    }).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ status: 409 });
    const fromWire = quoteSchema.parse(
      refusal instanceof Error && 'data' in refusal ? refusal.data : undefined,
    );
    expect(fromWire.total).toBe(total + 500_000);
    expect(await findStock(market, item)).toEqual({ onHand: 10, reserved: 0 });
  });

  it('names the item with too little stock and its remaining units, and reserves none of the other items', async () => {
    await createCustomer();
    const [scarce, plenty] = [
      await createProduct(market, merchant, { name: 'Rare meter', stock: 2 }),
      await createProduct(market, merchant),
    ];
    await expect(
      startPayment(market, customer, [plenty, { ...scarce, quantity: 3 }]),
    ).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('Only 2 of Rare meter left.'),
    });
    expect(await findStock(market, plenty)).toEqual({ onHand: 10, reserved: 0 });
  });

  it('opens one payment per idempotency key, and releases the reservations of an earlier payment when another payment starts', async () => {
    await createCustomer();
    const { uses } = await coupon('ONCE', { usageLimitPerUser: 1 });
    const item = await createProduct(market, merchant);
    const addressId = await createAddress(market, customer);
    const key = randomUUID();
    const first = await startPayment(market, customer, [{ ...item, quantity: 10 }], {
      addressId,
      idempotencyKey: key,
      couponCode: 'ONCE',
    });
    await expect(
      startPayment(market, customer, [{ ...item, quantity: 10 }], {
        addressId,
        idempotencyKey: key,
        couponCode: 'ONCE',
      }),
    ).resolves.toEqual(first);
    const second = await startPayment(market, customer, [{ ...item, quantity: 10 }], {
      addressId,
      couponCode: 'ONCE',
    });
    expect(second.amount).toBe(first.amount);
    expect(await findStock(market, item)).toEqual({ onHand: 10, reserved: 10 });
    expect(await uses()).toBe(1);
    expect(await readStatus(first.reference)).toBe('failed');

    // Units held by the customer's own open payment are available to that customer.
    await expect(market.as(customer)(contract.cart.get)).resolves.toMatchObject({
      cartItemsList: [{ quantity: 10, available: 10 }],
    });
    expect(
      (await market.as(customer)(contract.cart.get)).cartItemsList[0]?.problem,
    ).toBeUndefined();
    const otherCustomer = market.as(await market.create.customer());
    await otherCustomer(contract.cart.add, { body: { items: [item], mode: 'set' } });
    await expect(otherCustomer(contract.cart.get)).resolves.toMatchObject({
      cartItemsList: [{ problem: 'sold_out' }],
    });

    // The page of the replaced payment accepts no card.
    await expect(market.services.sandbox.pay(first.reference, goodCard)).rejects.toMatchObject({
      kind: 'conflict',
    });
    await expect(
      market.as(customer)(contract.checkout.verifyPayment, {
        body: { reference: first.reference },
      }),
    ).resolves.toMatchObject({
      status: 'failed',
      replacement: {
        reference: second.reference,
        status: 'pending',
        authorizationUrl: second.authorizationUrl,
      },
    });
    await market.services.sandbox.pay(second.reference, goodCard);
    await market.runJobs();
    expect([await readStatus(first.reference), await readStatus(second.reference)]).toEqual([
      'failed',
      'paid',
    ]);
    expect(await findStock(market, item)).toEqual({ onHand: 0, reserved: 0 });
  });

  it('creates orders for the first payment that succeeds, and refunds a second one', async () => {
    await createCustomer();
    const item = await createProduct(market, merchant);
    const addressId = await createAddress(market, customer);
    const [first, second] = [
      await startPayment(market, customer, [{ ...item, quantity: 10 }], { addressId }),
      await startPayment(market, customer, [{ ...item, quantity: 10 }], { addressId }),
    ];
    const verify = (reference: string) =>
      market.as(customer)(contract.checkout.verifyPayment, { body: { reference } });

    // The customer pays the replaced payment, which is possible when a provider cannot close a
    // page.
    await payAtProvider(first.reference);
    await expect(verify(first.reference)).resolves.toEqual({
      reference: first.reference,
      status: 'paid',
      channel: 'card',
      amount: first.amount,
    });
    await expect(verify(second.reference)).resolves.toMatchObject({
      status: 'failed',
      failureReason: 'You paid for this with an earlier payment.',
      replacement: { reference: first.reference, status: 'paid' },
    });
    expect(await findStock(market, item)).toEqual({ onHand: 0, reserved: 0 });
    await expect(market.services.sandbox.pay(second.reference, goodCard)).rejects.toMatchObject({
      kind: 'conflict',
    });

    await payAtProvider(second.reference);
    await expect(verify(second.reference)).resolves.toMatchObject({
      status: 'refunded',
      failureReason: expect.stringContaining('You had already paid for this'),
      replacement: { reference: first.reference, status: 'paid' },
    });
    await market.runJobs();
    expect(
      (
        await market.db.select().from(refundsTable).where(eq(refundsTable.amount, second.amount))
      ).map(({ amount, status }) => ({ amount, status })),
    ).toContainEqual({ amount: second.amount, status: 'sent' });
    expect((await listMailKindsTo(market, customer.email)).sort()).toEqual([
      'order-placed',
      'payment-returned',
    ]);
    expect(await findStock(market, item)).toEqual({ onHand: 0, reserved: 0 });

    // The next purchase is a separate one.
    await expect(
      buy(market, customer, [await createProduct(market, merchant)], { addressId }),
    ).resolves.toMatchObject({ orders: [{}] });
  });

  it('starts no second payment for a cart that has just been paid, and returns the reference of the paid one', async () => {
    await createCustomer();
    const item = await createProduct(market, merchant);
    const addressId = await createAddress(market, customer);
    const { reference } = await startPayment(market, customer, [item], { addressId });
    await market.services.sandbox.pay(reference, goodCard);
    await expect(startPayment(market, customer, [item], { addressId })).rejects.toMatchObject({
      status: 409,
      message: 'You have already paid for this.',
      data: { paidReference: reference },
    });
    await expect(
      market.as(customer)(contract.checkout.verifyPayment, { body: { reference } }),
    ).resolves.toMatchObject({ status: 'paid' });
    expect(await findStock(market, item)).toEqual({ onHand: 9, reserved: 0 });
  });

  it('can sell single items while a payment for the cart is open, at the server’s price and with coupons', async () => {
    await createCustomer();
    const { uses } = await coupon('ALONE', { usageLimitPerUser: 1 });
    const [inCart, wanted] = [
      await createProduct(market, merchant),
      await createProduct(market, merchant, { price: 2_000_000 }),
    ];
    const addressId = await createAddress(market, customer);
    const call = market.as(customer);
    const forCart = await startPayment(market, customer, [inCart, wanted], { addressId });
    const linesInCart = async () =>
      (await call(contract.cart.get)).cartItemsList.map(({ id, quantity, selected }) => ({
        id,
        quantity,
        selected,
      }));
    const cartBefore = await linesInCart();

    const input = { items: [{ ...wanted, quantity: 3 }], addressId, couponCode: 'ALONE' };
    const { total, stores } = await call(contract.checkout.simulate, { body: input });
    expect(
      stores.flatMap(({ lines }) =>
        lines.map(({ quantity, unitPrice, discount }) => ({ quantity, unitPrice, discount })),
      ),
    ).toEqual([{ quantity: 3, unitPrice: 2_000_000, discount: 600_000 }]);
    const start = () =>
      call(contract.payments.start, {
        body: { ...input, expectedTotal: total, idempotencyKey: randomUUID() },
      });
    await start();
    const { reference } = await start();
    expect([await uses(), await readStatus(forCart.reference)]).toEqual([1, 'pending']);
    expect(await findStock(market, wanted)).toEqual({ onHand: 10, reserved: 4 });
    await expect(
      call(contract.checkout.verifyPayment, { body: { reference } }),
    ).resolves.toMatchObject({ items: input.items });

    await market.services.sandbox.pay(reference, goodCard);
    await expect(
      call(contract.checkout.createOrder, { body: { reference } }),
    ).resolves.toMatchObject({ orders: [{ total }] });
    expect(await linesInCart()).toEqual(cartBefore);
    await market.services.sandbox.pay(forCart.reference, goodCard);
    await expect(
      call(contract.checkout.createOrder, { body: { reference: forCart.reference } }),
    ).resolves.toMatchObject({ orders: [{}] });
    expect(await findStock(market, wanted)).toEqual({ onHand: 6, reserved: 0 });
    await expect(
      call(contract.payments.start, {
        body: {
          ...input,
          items: [{ ...wanted, quantity: 7 }],
          expectedTotal: 1,
          idempotencyKey: randomUUID(),
        },
      }),
    ).rejects.toMatchObject({ status: 409 });
  });

  it('can be started again with the same idempotency key after the server crashed while opening the payment', async () => {
    await createCustomer();
    const item = await createProduct(market, merchant);
    const addressId = await createAddress(market, customer);
    const idempotencyKey = randomUUID();
    const start = () => startPayment(market, customer, [item], { addressId, idempotencyKey });
    const { reference } = await start();
    // The state between the reservation and the provider's reply.
    await market.db
      .update(checkoutsTable)
      .set({ authorizationUrl: '' })
      .where(eq(checkoutsTable.reference, reference));
    await expect(start()).rejects.toMatchObject({
      status: 409,
      message: 'This payment is being prepared. Try again in a moment.',
    });
    market.clock.advance(minutes(1));
    const repeated = await start();
    expect(repeated.reference).not.toBe(reference);
    await expect(start()).resolves.toEqual(repeated);
    expect(await findStock(market, item)).toEqual({ onHand: 10, reserved: 1 });
  });

  it('fails permanently when the server crashed before the provider received the payment', async () => {
    await createCustomer();
    const item = await createProduct(market, merchant);
    const { reference } = await startPayment(market, customer, [item]);
    await market.db
      .delete(sandboxPaymentsTable)
      .where(eq(sandboxPaymentsTable.reference, reference));
    for (const later of [minutes(15), minutes(5), hours(2)]) {
      market.clock.advance(later);
      await market.runJobs();
      expect([await readStatus(reference), await findStock(market, item)]).toEqual([
        'failed',
        { onHand: 10, reserved: 0 },
      ]);
    }
  });

  it('prices the largest possible cart to the kobo, and refuses a payment of that size', async () => {
    await createCustomer();
    const price = MAX_PRICE - 1;
    const items = [];
    for (let made = 0; made < 100; made += 1)
      items.push({
        ...(await createProduct(market, merchant, { price, stock: MAX_QUANTITY })),
        quantity: MAX_QUANTITY,
      });
    const call = market.as(customer);
    await call(contract.cart.add, { body: { items } });
    expect((await call(contract.cart.get)).cartTotal).toBe(price * MAX_QUANTITY * 100);
    const addressId = await createAddress(market, customer);
    const { subtotal, total } = await call(contract.checkout.simulate, { body: { addressId } });
    expect(subtotal).toBe(price * MAX_QUANTITY * 100);
    await expect(
      call(contract.payments.start, {
        body: { addressId, expectedTotal: total, idempotencyKey: randomUUID() },
      }),
    ).rejects.toMatchObject({
      status: 409,
      message: 'A payment can be at most ₦100,000,000,000.00. Split your order.',
    });
  });

  it('records on the order why coupons did not apply, and shows each store the reasons for its own coupons only', async () => {
    await createCustomer();
    const otherMerchant = await market.create.merchant();
    const code = { discountMode: 'Code' } as const;
    const ended = { ...code, code: 'GONE26', endDate: '2026-02-01' };
    const endedId = await createCoupon(market, merchant.storeId, ended);
    await createCoupon(market, otherMerchant.storeId, {
      ...code,
      code: 'FAR50',
      minRequireValue: 50,
    });
    await createCoupon(market, merchant.storeId, { ...code, code: 'NOW10' });
    const { orders } = await buy(market, customer, [await createProduct(market, merchant)], {
      couponCode: 'GONE26',
      refusedCodes: ['FAR50', 'NOPE', 'GONE26', 'NOW10', 'NOPE'],
    });
    const params = { id: orders[0]?.id ?? '' };
    await market.services.coupons.update({ storeId: merchant.storeId }, endedId, { paused: true });

    const admin = await market.create.superAdmin();
    const { couponRefusals } = await market.as(admin)(contract.adminOrders.byId, { params });
    expect(couponRefusals?.map((refusal) => refusal.code)).toEqual(['GONE26', 'FAR50', 'NOPE']);
    expect(couponRefusals).toContainEqual({
      code: 'GONE26',
      reason: 'GONE26 ended on 1 Feb 2026.',
      storeId: merchant.storeId,
    });
    await expect(market.as(customer)(contract.orders.byId, { params })).resolves.toMatchObject({
      couponRefusals,
    });
    const merchantView = await market.as(merchant)(contract.merchantOrders.byId, { params });
    expect(merchantView.couponRefusals?.map((refusal) => refusal.code)).toEqual(['GONE26']);
  });

  it('rejects another customer’s payment', async () => {
    await createCustomer();
    const { reference } = await startPayment(market, customer, [
      await createProduct(market, merchant),
    ]);
    const otherCustomer = await market.create.customer();
    await expect(
      market.as(otherCustomer)(contract.checkout.verifyPayment, { body: { reference } }),
    ).rejects.toMatchObject({ status: 404 });
    await expect(
      market.as(otherCustomer)(contract.checkout.createOrder, { body: { reference } }),
    ).rejects.toMatchObject({ status: 404 });
  });
});

describe('a payment', () => {
  it('that expires releases its stock and coupon', async () => {
    await createCustomer();
    const { uses, id } = await coupon('LAPSE');
    const item = await createProduct(market, merchant);
    const { reference } = await startPayment(market, customer, [item], { couponCode: 'LAPSE' });
    market.clock.advance(minutes(14));
    await market.runJobs();
    expect([await readStatus(reference), await uses()]).toEqual(['pending', 1]);
    market.clock.advance(minutes(1));
    await market.runJobs();
    expect([await readStatus(reference), await uses()]).toEqual(['expired', 0]);
    expect(
      (await market.db.select().from(couponUsesTable).where(eq(couponUsesTable.couponId, id)))[0]
        ?.used,
    ).toBe(0);
    expect(await findStock(market, item)).toEqual({ onHand: 10, reserved: 0 });
  });

  it('that arrives late becomes an order when the goods are still available', async () => {
    await createCustomer();
    const item = await createProduct(market, merchant);
    const reference = await paidAfterExpiry(item);
    await market.services.checkout.settle(reference);
    expect(await readStatus(reference)).toBe('paid');
    expect(await findStock(market, item)).toEqual({ onHand: 9, reserved: 0 });
  });

  it('that arrives late is refunded once when the goods are sold out', async () => {
    await createCustomer();
    const item = await createProduct(market, merchant);
    const reference = await paidAfterExpiry(item);
    await market.db
      .update(stockTable)
      .set({ onHand: 0 })
      .where(eq(stockTable.variantId, item.variantId));
    await market.services.checkout.settle(reference);
    await market.services.checkout.settle(reference);
    await market.runJobs();
    const [payment] = await market.db
      .select()
      .from(sandboxPaymentsTable)
      .where(eq(sandboxPaymentsTable.reference, reference));
    expect(await readStatus(reference)).toBe('refunded');
    expect(payment?.refunded).toBe(payment?.amount);
    await expect(
      market.as(customer)(contract.checkout.createOrder, { body: { reference } }),
    ).rejects.toMatchObject({ status: 409 });
  });

  it('with a different amount creates no order and is refunded', async () => {
    await createCustomer();
    const item = await createProduct(market, merchant);
    const { reference } = await startPayment(market, customer, [item]);
    await market.db
      .update(sandboxPaymentsTable)
      .set({ amount: 100 })
      .where(eq(sandboxPaymentsTable.reference, reference));
    await market.services.sandbox.pay(reference, goodCard);
    const verify = () =>
      market.as(customer)(contract.checkout.verifyPayment, { body: { reference } });
    await expect(verify()).resolves.toMatchObject({
      status: 'refunded',
      failureReason: expect.stringContaining('differs from the price'),
    });
    await market.runJobs();
    await expect(verify()).resolves.toMatchObject({ status: 'refunded' });
    expect(await findStock(market, item)).toEqual({ onHand: 10, reserved: 0 });
    expect(
      await market.db
        .select({ amount: transactionsTable.amount, status: transactionsTable.status })
        .from(transactionsTable)
        .where(eq(transactionsTable.reference, reference)),
    ).toEqual([{ amount: 100, status: 'success' }]);
    expect(
      (
        await market.db
          .select()
          .from(sandboxPaymentsTable)
          .where(eq(sandboxPaymentsTable.reference, reference))
      )[0]?.refunded,
    ).toBe(100);
    expect(await listMailKindsTo(market, customer.email)).toEqual(['payment-returned']);
  });

  async function paidAfterExpiry(item: Awaited<ReturnType<typeof createProduct>>): Promise<string> {
    const { reference } = await startPayment(market, customer, [item]);
    market.clock.advance(minutes(15));
    await market.runJobs();
    expect(await readStatus(reference)).toBe('expired');
    await market.db
      .update(sandboxPaymentsTable)
      .set({ status: 'success' })
      .where(eq(sandboxPaymentsTable.reference, reference));
    return reference;
  }
});

describe('the sandbox payment provider', () => {
  const form = (fields: Record<string, string>) => ({
    payload: new URLSearchParams(fields).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: market.config.origins.storefront,
      host: new URL(market.config.origins.storefront).host,
    },
  });
  const card = (number: string) => form({ number, expiry: '12/30', cvv: '123' });

  const postTo = (url: string, body: ReturnType<typeof form>) =>
    market.app.inject({ method: 'POST', url, ...body });
  const opened = async () => {
    await createCustomer();
    const item = await createProduct(market, merchant, { name: 'Quiet generator' });
    const { reference, authorizationUrl } = await startPayment(market, customer, [item]);
    const url = new URL(authorizationUrl).pathname;
    const readPage = async () => (await market.app.inject({ url })).body;
    const verifyInShop = () =>
      market.as(customer)(contract.checkout.verifyPayment, { body: { reference } });
    return { item, reference, url, shown: readPage, inShop: verifyInShop };
  };

  it('lets the customer try another card, then confirms the payment and links to the order', async () => {
    const { reference, url, shown: readPage, inShop: verifyInShop } = await opened();
    const page = await readPage();
    expect(
      ['Pay Voltmart', 'Quiet generator', /Arrives \w{3}\s\d/, 'data-seconds="900"'].map((text) =>
        page.match(text)?.[0] === undefined ? text : true,
      ),
    ).toEqual([true, true, true, true]);
    const typo = await postTo(url, card('4084 0840 8408 4082'));
    expect([typo.statusCode, typo.body.includes('That is not a card number')]).toEqual([422, true]);

    const declined = await postTo(url, card('4084 0800 0000 5408'));
    expect([declined.statusCode, declined.headers.location]).toEqual([303, url]);
    expect(await verifyInShop()).toMatchObject({
      status: 'pending',
      failureReason: 'There is not enough money on the card.',
      authorizationUrl: expect.stringContaining(url),
    });
    market.clock.advance(minutes(4));
    const repeated = await readPage();
    expect(repeated).toContain(getPaymentState(await verifyInShop()).title);
    expect(repeated).toContain('data-seconds="660"');
    expect((await market.app.inject({ url: `${url}?again` })).body).toContain('name="number"');

    const [paid, twice] = [
      await postTo(url, card('4084 0840 8408 4081')),
      await postTo(url, card('4084 0840 8408 4081')),
    ];
    expect([paid, twice].map(({ statusCode, headers }) => [statusCode, headers.location])).toEqual([
      [303, url],
      [303, url],
    ]);
    expect(await readPage()).toContain(
      `href="${market.config.origins.storefront}/checkout/return?reference=${reference}"`,
    );
    expect(await listMailKindsTo(market, customer.email)).toEqual(['order-placed']);
    // The customer closed the browser, so the provider's notice alone completes the order, and only
    // once.
    await market.runJobs();
    expect([
      await readStatus(reference),
      (await listMailKindsTo(market, customer.email)).length,
    ]).toEqual(['paid', 1]);
  });

  it('shows the same status as the shop while the bank does not respond, and accepts another card only afterwards', async () => {
    const { url, shown: readPage, inShop: verifyInShop } = await opened();
    await postTo(url, card('4084 0840 8408 4099'));
    expect(getPaymentState(await verifyInShop())).toMatchObject({
      name: 'checking',
      title: 'Waiting for your bank',
    });
    expect(await readPage()).toContain('Waiting for your bank');
    expect((await postTo(url, card('4084 0840 8408 4081'))).headers.location).toBe(url);
    await postTo(`${url}/cancel`, form({}));
    expect(getPaymentState(await verifyInShop()).name).toBe('checking');
    market.clock.advance(minutes(1));
    expect(getPaymentState(await verifyInShop())).toMatchObject({
      name: 'declined',
      text: expect.stringContaining('Nothing was taken'),
    });
    expect(await readPage()).toContain('Your bank did not answer.');
    await postTo(url, card('4084 0840 8408 4081'));
    expect(getPaymentState(await verifyInShop()).name).toBe('paid');
  });

  it('shows the page of an expired payment when a card is entered too late', async () => {
    const { item, url, shown: readPage, inShop: verifyInShop } = await opened();
    market.clock.advance(minutes(15));
    const lateResponse = await postTo(url, card('4084 0840 8408 4081'));
    expect([lateResponse.statusCode, lateResponse.headers.location]).toEqual([303, url]);
    const page = await readPage();
    expect(
      [
        getPaymentState(await verifyInShop()).title,
        'Nothing was taken from your card',
        'Back to checkout',
      ].map((text) => page.includes(text)),
    ).toEqual([true, true, true]);
    expect([getPaymentState(await verifyInShop()).name, await findStock(market, item)]).toEqual([
      'expired',
      { onHand: 10, reserved: 0 },
    ]);
  });

  it('shows which items of an expired payment are still in stock, and their total now', async () => {
    await createCustomer();
    const fridge = await createProduct(market, merchant, { name: 'Chest freezer' });
    const lamp = await createProduct(market, merchant, { name: 'Last lamp', stock: 1 });
    const { amount, authorizationUrl } = await startPayment(market, customer, [fridge, lamp]);
    market.clock.advance(minutes(15));
    await market.runJobs();
    const readPage = async () =>
      Object.fromEntries(
        [
          ...(await market.app.inject({ url: new URL(authorizationUrl).pathname })).body.matchAll(
            /<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g,
          ),
        ].map(([, term, fact]) => [term, fact]),
      );
    expect(await readPage()).toEqual({
      'Still in stock': 'Chest freezer, Last lamp',
      'Total now': `${formatKobo(amount)}, no change`,
    });
    await startPayment(market, await market.create.customer(), [lamp]);
    expect(await readPage()).toEqual({
      'Still in stock': 'Chest freezer',
      'Sold out': 'Last lamp',
      'Total now': expect.stringMatching(/^₦[\d,.]+, ₦[\d,.]+ less than before$/),
    });
  });

  it('links from a replaced payment to the newer one, and from both to the order once one is paid', async () => {
    const { item, reference, url, shown: readPage, inShop: verifyInShop } = await opened();
    const newer = await startPayment(market, customer, [item], {
      addressId: (await market.as(customer)(contract.addresses.list))[0]?.id ?? '',
    });
    expect(getPaymentState(await verifyInShop()).name).toBe('replaced');
    expect(await readPage()).toContain(`href="${newer.authorizationUrl}"`);
    expect((await postTo(url, card('4084 0840 8408 4081'))).headers.location).toBe(url);
    await postTo(new URL(newer.authorizationUrl).pathname, card('4084 0840 8408 4081'));
    expect(getPaymentState(await verifyInShop()).name).toBe('already_paid');
    expect(await readPage()).toContain(`checkout/return?reference=${newer.reference}`);
    expect([await readStatus(reference), await readStatus(newer.reference)]).toEqual([
      'failed',
      'paid',
    ]);
  });

  it('shows a page even when the payment is unknown or the form is invalid', async () => {
    const { url } = await opened();
    const unknown = [
      await market.app.inject({ url: '/pay/pay-unknown' }),
      await postTo('/pay/pay-unknown', card('4084 0840 8408 4081')),
      await postTo('/pay/pay-unknown/cancel', form({})),
    ];
    const unreadable = await market.app.inject({
      method: 'POST',
      url,
      payload: '{}',
      headers: { ...card('').headers, 'content-type': 'application/json' },
    });
    expect(
      [...unknown, unreadable].map(({ statusCode, headers }) => [
        statusCode,
        headers['content-type'],
      ]),
    ).toEqual([404, 404, 404, 422].map((status) => [status, 'text/html; charset=utf-8']));
    expect(unknown[0]?.body).toContain('We cannot find this payment');
  });

  it('shows a page with a retry time while the database is unavailable', async () => {
    const { url } = await opened();
    vi.spyOn(market.services.sandbox, 'page').mockRejectedValue(
      new Error('Failed query', { cause: new Error('Connection terminated unexpectedly') }),
    );
    for (const { statusCode, headers, body } of [
      await market.app.inject({ url }),
      await postTo(url, card('4084 0840 8408 4081')),
    ]) {
      expect([statusCode, headers['retry-after'], headers['content-type']]).toEqual([
        503,
        '5',
        'text/html; charset=utf-8',
      ]);
      expect(body).toContain('The service is not available at the moment.');
    }
  });

  it('lets the customer cancel, which releases the stock', async () => {
    const { item, url, inShop: verifyInShop, shown: readPage } = await opened();
    const cancelled = await postTo(`${url}/cancel`, form({}));
    expect([cancelled.statusCode, cancelled.headers.location]).toEqual([
      303,
      expect.stringContaining('/checkout/return?reference='),
    ]);
    expect(await verifyInShop()).toMatchObject({
      status: 'failed',
      failureReason: 'You cancelled the payment.',
    });
    expect(await findStock(market, item)).toEqual({ onHand: 10, reserved: 0 });
    expect((await postTo(url, card('4084 0840 8408 4081'))).headers.location).toBe(url);
    expect(await readPage()).toContain('You cancelled the payment.');
  });

  it('sends notifications that the server accepts only with a valid signature', async () => {
    await createCustomer();
    const { reference } = await startPayment(market, customer, [
      await createProduct(market, merchant),
    ]);
    await market.db
      .update(sandboxPaymentsTable)
      .set({ status: 'success' })
      .where(eq(sandboxPaymentsTable.reference, reference));
    const { body, headers } = market.services.sandbox.notice(reference);
    const send = (payload: Buffer, extra: Record<string, string>) =>
      market.app.inject({
        method: 'POST',
        url: '/api/webhooks/sandbox',
        payload,
        headers: { 'content-type': 'application/json', ...extra },
      });
    const forged = [
      await send(body, {}),
      await send(Buffer.concat([body, Buffer.from(' ')]), headers),
      await send(body, { 'x-sandbox-signature': 'a'.repeat(128) }),
    ];
    expect(forged.map((reply) => reply.statusCode)).toEqual([401, 401, 401]);
    expect(await readStatus(reference)).toBe('pending');
    expect((await send(body, headers)).statusCode).toBe(200);
    expect(await readStatus(reference)).toBe('paid');
  });
});

it('the checkout quotes a guest’s cart for a delivery place, with the fee of each store’s parcel', async () => {
  const item = await createProduct(market, merchant);
  const { shippingFees, shippingFeeTotal } = await market.anonymous(contract.checkout.shippingFee, {
    body: { items: [item], stateOrRegion: 'Kano' },
  });
  expect(shippingFees).toMatchObject([
    { storeName: 'Helios Yard', zonePair: 'from_lagos', shippingFee: shippingFeeTotal },
  ]);
  await expect(buy(market, await createCustomer(), [item])).resolves.toMatchObject({
    orders: [{ storeName: 'Helios Yard' }],
  });
});
