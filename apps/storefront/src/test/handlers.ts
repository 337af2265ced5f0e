import * as addresses from '@market/api-client/contract/main/addresses';
import * as cart from '@market/api-client/contract/main/cart';
import * as catalogue from '@market/api-client/contract/main/catalogue';
import * as categories from '@market/api-client/contract/main/categories';
import * as checkout from '@market/api-client/contract/main/checkout';
import * as orders from '@market/api-client/contract/main/orders';
import * as questions from '@market/api-client/contract/main/questions';
import * as savedItems from '@market/api-client/contract/main/saved-items';
import * as systems from '@market/api-client/contract/main/systems';
import * as shipping from '@market/api-client/contract/shipping/pricing';
import type { CartItem } from '@market/domain/carts/cart';
import { sumKobo } from '@market/domain/money';
import { orderStatuses } from '@market/testing/factories/orders';
import { mock } from '@market/testing/mock';
import { buildAddress, buildQuote, inverters } from './factories';

const buildCart = (lines: CartItem[]) => ({
  cartItemsList: lines,
  cartTotal: sumKobo(lines.map((line) => line.unitPrice * line.quantity)),
});

/**
 * Handles the requests from every page's frame, and from the top of the home page. `lines` is the
 * account's cart.
 */
export const frameHandlers = (lines: CartItem[] = []) => [
  mock.ok(categories.list, [inverters]),
  mock.ok(cart.get, buildCart(lines)),
  mock.ok(savedItems.ids, []),
  mock.ok(savedItems.list, { rows: [], count: 0 }),
  mock.ok(questions.list, { rows: [], count: 0 }),
  mock.ok(systems.home, null),
  mock.ok(catalogue.goesWith, []),
  mock.ok(addresses.list, [buildAddress()]),
  mock.ok(orders.statuses, orderStatuses),
  mock.ok(shipping.get, {
    version: 1,
    savedAt: '2026-11-01T09:00:00.000Z',
    vehicles: [{ id: 'van', name: 'Van', maxWeight: 500, active: true }],
    zones: [{ id: 'nigeria', name: 'Nigeria', states: ['Lagos'] }],
    rates: [
      {
        vehicleId: 'van',
        fromZoneId: 'nigeria',
        toZoneId: 'nigeria',
        base: 150_000,
        includedWeight: 50,
        perKg: 0,
        minDays: 1,
        maxDays: 2,
      },
    ],
  }),
];

/** Leaves the requests from the home page without a response. */
export const pendingHomeHandlers = [
  categories.top,
  catalogue.fixedDiscount,
  catalogue.officialOutlets,
  catalogue.dailyProduct,
  catalogue.promotions,
  catalogue.randomCategory,
  catalogue.marketplace,
  catalogue.list,
  catalogue.stores,
].map(mock.pending);

/** Prices these products for guests, like the server. */
export const pricingHandlers = (known: CartItem[]) => [
  mock.ok(cart.preview, ({ body }) =>
    buildCart(
      body.items.flatMap((item) => {
        const line = known.find((each) => each.productId === item.productId);
        return line ? [{ ...line, quantity: item.quantity, selected: item.selected ?? true }] : [];
      }),
    ),
  ),
  mock.ok(checkout.simulate, ({ body }) =>
    buildQuote(
      known.flatMap((line) => {
        const item = body.items?.find((each) => each.productId === line.productId);
        return item ? [{ ...line, quantity: item.quantity }] : [];
      }),
    ),
  ),
];
