import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import type { Quote } from '@market/domain/checkout/checkout';
import { listLastDays } from '@market/domain/shipping/promised-days';
import { checkoutsTable, ordersTable, storesTable } from '../../db/schema';
import { days, hours, minutes } from '../../platform/clock';
import { startMarket, type TestMarket } from '../../test/harness';
import {
  buy,
  createAddress,
  createProduct,
  deliver,
  goodCard,
  type Item,
  confirmAndPack,
  startPayment,
} from '../../test/sales';
import type { TestAccount } from '../../test/test-accounts';
import { couponInput } from '../../test/tenancy/inputs';

let market: TestMarket;
let merchant: TestAccount;
let admin: TestAccount;
let customer: TestAccount;
let item: Item;

beforeAll(async () => {
  market = await startMarket();
  admin = await market.create.superAdmin();
});
beforeEach(async () => {
  market.clock.set(new Date('2026-11-20T11:00:00Z'));
  merchant = await market.create.merchant();
  await market.db
    .update(storesTable)
    .set({
      street: '3 Allen Avenue',
      city: 'Ikeja',
      state: 'Lagos',
      storePhoneNumber: '0803 123 4567',
    })
    .where(eq(storesTable.id, merchant.storeId));
  customer = await market.create.customer();
  item = await createProduct(market, merchant, { name: 'Panel' });
});
afterAll(() => market.close());

const order = (account: TestAccount, id: string) =>
  market.as(account)(contract.orders.byId, { params: { id } });
const buyOne = async () => (await buy(market, customer, [item])).orders[0]?.id ?? '';

async function saveProfile(promises: {
  dispatch?: { cutOff: string; workingDays: number[] };
  returnDays?: number;
}) {
  const {
    storeName,
    storePhoneNumber = '0803 123 4567',
    shippingLocation,
  } = await market.as(merchant)(contract.stores.profile, { params: { id: merchant.storeId } });
  if (!shippingLocation) throw new Error('The store has no place');
  return market.as(merchant)(contract.stores.saveProfile, {
    body: { storeName, storePhoneNumber, isPhysicalLocation: false, shippingLocation, ...promises },
  });
}

describe('the delivery promise', () => {
  it('is shown again before payment if it moved to a later day during checkout', async () => {
    const addressId = await createAddress(market, customer);
    const call = market.as(customer);
    const quoted = () => call(contract.checkout.simulate, { body: { addressId, items: [item] } });
    const start = ({ total, stores }: Quote) =>
      call(contract.payments.start, {
        body: {
          addressId,
          items: [item],
          expectedTotal: total,
          expectedLastDays: listLastDays({ stores }),
          idempotencyKey: randomUUID(),
        },
      });
    const view = await quoted();
    expect(listLastDays(view)).toEqual({ [merchant.storeId]: '2026-11-24' });
    market.clock.advance(hours(3));
    await expect(start(view)).rejects.toMatchObject({
      status: 409,
      data: { stores: [{ delivery: { lastDay: '2026-11-25' } }] },
    });
    await expect(start(await quoted())).resolves.toMatchObject({ amount: view.total });
  });

  it('is the same on the product page, in the cart, on the order and in its email, even if settings change later', async () => {
    const promised = { dispatchDay: '2026-11-20', firstDay: '2026-11-23', lastDay: '2026-11-24' };
    const { shippingFees } = await market.anonymous(contract.checkout.shippingFee, {
      body: { items: [item], stateOrRegion: 'Lagos' },
    });
    expect(shippingFees).toEqual([expect.objectContaining({ ...promised, shippingFee: 150_000 })]);
    const addressId = await createAddress(market, customer);
    const { reference } = await startPayment(market, customer, [item], { addressId });
    expect(
      (
        await market.as(customer)(contract.checkout.simulate, {
          body: { addressId, items: [item] },
        })
      ).stores[0]?.delivery,
    ).toMatchObject(promised);

    // The cut-off passes and the store changes its working days while the customer enters the card.
    market.clock.advance(minutes(10));
    await saveProfile({ dispatch: { cutOff: '09:00', workingDays: [1] } });
    await market.services.sandbox.pay(reference, goodCard);
    const { orders } = await market.as(customer)(contract.checkout.createOrder, {
      body: { reference },
    });
    const promise = { ...promised, fee: 150_000 };
    expect(orders[0]?.promise).toEqual(promise);
    const id = orders[0]?.id ?? '';
    const readers = [
      await order(customer, id),
      await market.as(merchant)(contract.merchantOrders.byId, { params: { id } }),
      await market.as(admin)(contract.adminOrders.byId, { params: { id } }),
    ];
    expect(readers.map((view) => view.promise)).toEqual([promise, promise, promise]);
    const mails = await market.services.outbox.mailsTo(market.db, customer.email);
    expect(mails.find(({ kind }) => kind === 'order-placed')?.text).toContain(
      'Arrives Mon\u00a023 to Tue\u00a024\u00a0Nov, ₦1,500.00 delivery.',
    );
    // Idempotent: the same promise on each request.
    expect(
      (await market.as(customer)(contract.checkout.createOrder, { body: { reference } })).orders[0]
        ?.promise,
    ).toEqual(promise);
  });

  it('depends on the dispatch settings in the store’s profile, which stay the same when a request omits them', async () => {
    const saturday = { cutOff: '18:00', workingDays: [6] };
    expect(await saveProfile({ dispatch: saturday })).toMatchObject({
      dispatch: saturday,
      returnDays: 7,
    });
    expect(await saveProfile({})).toMatchObject({ dispatch: saturday });
    const { shippingFees } = await market.anonymous(contract.checkout.shippingFee, {
      body: { items: [item], stateOrRegion: 'Kano' },
    });
    expect(shippingFees[0]).toMatchObject({
      dispatchDay: '2026-11-21',
      firstDay: '2026-11-24',
      lastDay: '2026-11-27',
    });
    await expect(
      saveProfile({ dispatch: { cutOff: '25:00', workingDays: [] } }),
    ).rejects.toMatchObject({
      status: 422,
      fields: [{ field: 'dispatch.cutOff' }, { field: 'dispatch.workingDays' }],
    });
  });

  it('is counted from the time of payment when the customer pays later than expected', async () => {
    const { reference } = await startPayment(market, customer, [item]);
    market.clock.advance(hours(5));
    await market.services.sandbox.pay(reference, goodCard).catch(() => undefined);
    await market.db.execute(
      sql`update sandbox_payments set status = 'success', paid_at = now() where reference = ${reference}`,
    );
    const { orders } = await market.as(customer)(contract.checkout.createOrder, {
      body: { reference },
    });
    expect(orders[0]?.promise).toMatchObject({
      dispatchDay: '2026-11-23',
      firstDay: '2026-11-24',
      lastDay: '2026-11-25',
    });
  });

  it('can be calculated from the delivery data of listed products and the tariff', async () => {
    const { rows } = await market.anonymous(contract.catalogue.list, {
      query: { search: '', storeId: merchant.storeId, limit: 20, offset: 0 },
    });
    expect(rows.map(({ delivery }) => delivery)).toEqual([
      { cutOff: '14:00', workingDays: [1, 2, 3, 4, 5], weight: 5, isDigital: false },
    ]);
    const tariff = await market.anonymous(contract.pricing.get);
    expect(tariff.rates).toContainEqual(
      expect.objectContaining({ base: 150_000, minDays: 1, maxDays: 2 }),
    );
  });

  it('is added by the migration to older orders whose quote contains it', async () => {
    const [kept, unknown] = [await buyOne(), await buyOne()];
    await market.db
      .update(ordersTable)
      .set({ dispatchDay: null, promisedFirstDay: null, promisedLastDay: null });
    const [row] = await market.db.select().from(ordersTable).where(eq(ordersTable.id, unknown));
    await market.db
      .update(checkoutsTable)
      .set({ quote: sql`quote #- '{stores,0,delivery}'` })
      .where(eq(checkoutsTable.id, row?.checkoutId ?? ''));
    const migration = readFileSync(
      new URL('../../../drizzle/0027_promises_of_open_orders.sql', import.meta.url),
      'utf8',
    );
    for (const statement of migration.split('--> statement-breakpoint'))
      await market.db.execute(statement);
    expect((await order(customer, kept)).promise).toMatchObject({
      dispatchDay: '2026-11-20',
      firstDay: '2026-11-23',
      lastDay: '2026-11-24',
    });
    expect((await order(customer, unknown)).promise).toBeUndefined();
  });
});

describe('the return window', () => {
  it('is the same from the product page to the order, and the order keeps it when the store changes its settings', async () => {
    await expect(saveProfile({ returnDays: 6 })).rejects.toMatchObject({
      status: 422,
      fields: [{ field: 'returnDays', message: 'Offer at least 7 days' }],
    });
    await saveProfile({ returnDays: 14 });
    expect(
      (await market.anonymous(contract.catalogue.byId, { params: { id: item.productId } }))
        .returnDays,
    ).toBe(14);
    expect(
      (await market.anonymous(contract.stores.page, { params: { id: merchant.storeId } }))
        .returnDays,
    ).toBe(14);
    const orderId = await buyOne();
    await saveProfile({ returnDays: 7 });
    await deliver(market, { merchant, customer, admin, orderId });
    const mails = await market.services.outbox.mailsTo(market.db, customer.email);
    expect(mails.find(({ kind }) => kind === 'order-delivered')?.text).toContain('within 14 days');

    market.clock.advance(days(14) - minutes(1));
    await market.runJobs();
    const view = await order(customer, orderId);
    expect([view.returnDays, view.orderStatus, view.orderItems[0]?.returnable]).toEqual([
      14,
      'delivered',
      1,
    ]);
    market.clock.advance(minutes(1));
    await market.runJobs();
    expect((await order(customer, orderId)).orderStatus).toBe('completed');
    await expect(
      market.as(customer)(contract.returns.create, {
        body: {
          orderId,
          type: 'refund',
          items: [
            {
              orderItemId: view.orderItems[0]?.id ?? '',
              quantity: 1,
              reason: 'I changed my mind',
              photos: [],
            },
          ],
        },
      }),
    ).rejects.toMatchObject({ status: 409 });
  });
});

describe('an order as its customer sees it', () => {
  it('is never called ready for pick-up, in its timeline, status or emails', async () => {
    const orderId = await buyOne();
    await confirmAndPack(market, merchant, orderId);
    const view = await order(customer, orderId);
    expect([view.currentOrderStatus, view.orderActivities.map(({ activity }) => activity)]).toEqual(
      ['Packed', ['Order placed and paid', 'Being packed', 'Packed']],
    );
    const labels = async (reader: TestAccount) =>
      (await market.as(reader)(contract.orders.statuses, { query: { orderType: 'all' } })).map(
        ({ label }) => label,
      );
    expect(await labels(customer)).toContain('Packed');
    expect(await labels(merchant)).toContain('Waiting for pick-up');
    expect(await labels(admin)).toContain('To assign');
    const mails = await market.services.outbox.mailsTo(market.db, customer.email);
    expect(
      JSON.stringify([
        view,
        await labels(customer),
        mails.map(({ subject, text }) => [subject, text]),
      ]),
    ).not.toMatch(/ready for pick/i);
  });

  it('has a product count and a unit count, and lists the products that a coupon discounts', async () => {
    const reward = await createProduct(market, merchant, { name: 'Cable' });
    await market.as(merchant)(contract.coupons.create, {
      body: couponInput({
        discountType: 'BuyXGetY',
        discountMode: 'Automatic',
        spendAppliesTo: 'All Product',
        minRequireType: 'Quantity',
        minRequireValue: 1,
        rewardAppliesTo: 'Product',
        rewardAppliesToId: reward.productId,
        rewardValue: 50,
        customerReward: 1_000_000,
        startDate: '2026-11-01',
        endDate: '2026-12-31',
      }),
    });
    const { orders } = await buy(market, customer, [{ ...item, quantity: 3 }, reward]);
    expect(await order(customer, orders[0]?.id ?? '')).toMatchObject({
      itemCount: 4,
      productCount: 2,
      rewardProductsIds: [reward.productId],
    });
  });
});
