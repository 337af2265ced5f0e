import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import { randomIds } from '../platform/ids';
import { countStatements } from '../test/count-statements';
import { createCoupon } from '../test/create-coupon';
import { startMarket, type TestMarket } from '../test/harness';
import { createProductHelpers } from '../test/product-helpers';
import { buy, createAddress, createProduct, deliver, goodCard, type Item } from '../test/sales';
import type { TestAccount } from '../test/test-accounts';

/** The session of a signed-in user takes one statement for each request. */
const SESSION = 1;

let market: TestMarket;
let merchant: TestAccount;
let customer: TestAccount;
let admin: TestAccount;
let inverter: { readonly id: string; readonly categoryId: string };
let panel: Item;
let orderIds: string[];

const asCustomer = () => market.as(customer);
const asMerchant = () => market.as(merchant);
const readDashboard = () =>
  asMerchant()(contract.dashboard.merchant, {
    query: { startDate: '2026-11-01', endDate: '2026-11-30' },
  });

/** A store with products, a coupon, orders, a review and a return; a cart and saved items. */
beforeAll(async () => {
  market = await startMarket();
  merchant = await market.create.merchant({ storeName: 'Helios Yard' });
  [customer, admin] = [await market.create.customer(), await market.create.superAdmin()];
  const shelf = await createProductHelpers(market, randomIds(market.clock));
  const { id } = await shelf.listed(merchant);
  await shelf.listed(merchant);
  inverter = { id, categoryId: shelf.categoryId };
  panel = await createProduct(market, merchant, { stock: 90 });
  await createCoupon(market, merchant.storeId);
  const ordered = async () => (await buy(market, customer, [panel])).orders[0]?.id ?? '';
  orderIds = [await ordered(), await ordered(), await ordered()];
  const [orderId = ''] = orderIds;
  await deliver(market, { merchant, customer, admin, orderId });
  const call = asCustomer();
  const { orderItems } = await call(contract.orders.byId, { params: { id: orderId } });
  const orderItemId = orderItems[0]?.id ?? '';
  await call(contract.reviews.reviewProduct, { body: { orderItemId, stars: 5, photos: [] } });
  await call(contract.returns.returnOrder, {
    params: { id: orderId },
    body: { items: [{ orderItemId, quantity: 1, reason: 'Arrived damaged', photos: [] }] },
  });
  await call(contract.savedItems.add, {
    body: { items: [panel, { productId: inverter.id, quantity: 1 }] },
  });
  await call(contract.cart.add, { body: { items: [panel], mode: 'set' } });
  // The first requests fill the caches and update the sums.
  await market.anonymous(contract.catalogue.facets, { query: { categoryId: inverter.categoryId } });
  await market.anonymous(contract.catalogue.storeShelves);
  await readDashboard();
});
afterAll(() => market.close());

describe('the number of SQL statements', () => {
  it.each<[what: string, most: number, request: () => Promise<unknown>]>([
    [
      'a list of products',
      1,
      () =>
        market.anonymous(contract.catalogue.list, { query: { categoryId: inverter.categoryId } }),
    ],
    [
      'a search',
      1,
      () => market.anonymous(contract.catalogue.list, { query: { search: 'inverter' } }),
    ],
    [
      'a misspelt search',
      3,
      () => market.anonymous(contract.catalogue.list, { query: { search: 'invertor' } }),
    ],
    [
      'the filters of a list',
      1,
      () =>
        market.anonymous(contract.catalogue.facets, {
          query: { categoryId: inverter.categoryId, options: 'Size:M', inStock: 'true' },
        }),
    ],
    [
      'a product',
      2,
      () => market.anonymous(contract.catalogue.byId, { params: { id: inverter.id } }),
    ],
    [
      'the lines of a cart',
      1,
      () =>
        market.services.catalogue.linesFor(market.db, [{ productId: inverter.id, quantity: 1 }]),
    ],
    ['the store directory', 3, () => market.anonymous(contract.catalogue.storeShelves)],
    [
      'the sections of a store',
      2,
      () =>
        market.anonymous(contract.catalogue.storeSections, { params: { id: merchant.storeId } }),
    ],
    [
      'the page of a store',
      2,
      () => market.anonymous(contract.stores.page, { params: { id: merchant.storeId } }),
    ],
    [
      'the reviews of a product',
      2,
      () => market.anonymous(contract.reviews.list, { params: { id: panel.productId } }),
    ],
    ['a cart', SESSION + 1, () => asCustomer()(contract.cart.get)],
    ['saved items', SESSION + 3, () => asCustomer()(contract.savedItems.list)],
    [
      'an order',
      SESSION + 3,
      () => asCustomer()(contract.orders.byId, { params: { id: orderIds[0] ?? '' } }),
    ],
    ['the orders of the platform', SESSION + 2, () => market.as(admin)(contract.adminOrders.list)],
    ['the returns of the platform', SESSION + 3, () => market.as(admin)(contract.returns.list)],
    [
      'the coupons of a store',
      SESSION + 2,
      () => asMerchant()(contract.coupons.list, { query: { state: 'active', search: 'Ten' } }),
    ],
    ['the dashboard of a store', SESSION + 12, () => readDashboard()],
  ])('for %s is at most %d', async (_what, most, request) => {
    expect(await countStatements(request)).toBeLessThanOrEqual(most);
  });

  it('for packing slips does not grow with the number of orders', async () => {
    const slips = (ids: readonly string[]) => () =>
      asMerchant()(contract.merchantOrders.packingSlips, { query: { ids: ids.join(',') } });
    expect(await countStatements(slips(orderIds))).toBe(
      await countStatements(slips(orderIds.slice(1))),
    );
  });

  it('for a checkout is at most 18, whether the cart has one product or twelve', async () => {
    const store = await market.create.merchant();
    const pay = async (lines: number): Promise<number> => {
      const buyer = await market.create.customer();
      const items = [];
      for (let line = 0; line < lines; line += 1) items.push(await createProduct(market, store));
      const addressId = await createAddress(market, buyer);
      const call = market.as(buyer);
      await call(contract.cart.add, { body: { items } });
      const { total } = await call(contract.checkout.simulate, { body: { addressId } });
      return countStatements(() =>
        call(contract.payments.start, {
          body: { addressId, expectedTotal: total, idempotencyKey: randomUUID() },
        }),
      );
    };
    const one = await pay(1);
    expect(one).toBeLessThanOrEqual(18);
    expect(await pay(12)).toBe(one);
  });

  it('for a purchase from two stores, from the cart to the orders, is at most 49', async () => {
    const buyer = await market.create.customer();
    const [near, far] = [
      await createProduct(market, await market.create.merchant()),
      await createProduct(market, await market.create.merchant({ state: 'Kano' })),
    ];
    const addressId = await createAddress(market, buyer);
    const call = market.as(buyer);
    let reference = '';
    const toPayment = await countStatements(async () => {
      await call(contract.cart.add, { body: { items: [near, far] } });
      const { total } = await call(contract.checkout.simulate, { body: { addressId } });
      ({ reference } = await call(contract.payments.start, {
        body: { addressId, expectedTotal: total, idempotencyKey: randomUUID() },
      }));
    });
    // The provider serves the payment page, so its statements are not counted.
    await market.services.sandbox.pay(reference, goodCard);
    const toOrders = await countStatements(async () => {
      const { orders } = await call(contract.checkout.createOrder, { body: { reference } });
      expect(orders).toHaveLength(2);
    });
    expect(toPayment + toOrders).toBeLessThanOrEqual(49);
  });
});
