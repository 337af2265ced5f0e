import type { CartItem } from '@market/domain/carts/cart';
import type { Category } from '@market/domain/catalogue/category';
import type { CatalogueFacets } from '@market/domain/catalogue/facets';
import type { PlacedOrder, PlacedOrders, Quote } from '@market/domain/checkout/checkout';
import type { Address } from '@market/domain/shipping/address';
import type { SystemPart } from '@market/domain/systems/system';
import type { StoreCard, StoreShelf } from '@market/domain/stores/store-card';
import { sumKobo } from '@market/domain/money';
import { idOf } from '@market/testing/factories/ids';

export const inverters: Category = {
  id: idOf('inverters'),
  name: 'Inverters',
  productCount: 2,
  subCategories: [
    {
      id: idOf('hybrid'),
      name: 'Hybrid',
      categoryId: idOf('inverters'),
      childCategories: [
        {
          id: idOf('single-phase'),
          name: 'Single phase',
          subCategoryId: idOf('hybrid'),
          categoryId: idOf('inverters'),
        },
      ],
    },
  ],
};

export const buildStoreCard = (overrides: Partial<StoreCard> = {}): StoreCard => ({
  id: idOf('store'),
  slug: overrides.id ?? 'helios-yard',
  storeName: 'Helios Yard',
  city: 'Ikeja',
  state: 'Lagos',
  isOfficialOutlet: true,
  rating: 4.8,
  ratingCount: 120,
  followers: 1_284,
  productCount: 34,
  ...overrides,
});

export const buildSystemPart = (overrides: Partial<SystemPart> = {}): SystemPart => ({
  productId: 'panel',
  variantId: idOf(`variant of ${overrides.productId ?? 'panel'}`),
  name: 'Sunforge panel',
  keyRating: '585 W',
  unitPrice: 14_850_000,
  quantity: 1,
  storeId: idOf('store'),
  storeName: 'Helios Yard',
  storeState: 'Lagos',
  delivery: { cutOff: '14:00', workingDays: [1, 2, 3, 4, 5], weight: 28, isDigital: false },
  ...overrides,
});

export const buildStoreShelf = (overrides: Partial<StoreShelf> = {}): StoreShelf => ({
  ...buildStoreCard(overrides),
  sells: ['Inverters', 'Solar panels'],
  delivery: { cutOff: '14:00', workingDays: [1, 2, 3, 4, 5], weight: 2, isDigital: false },
  products: [],
  ...overrides,
});

export const buildStoreShelves = (rows: StoreShelf[], count = rows.length) => ({
  rows,
  count,
  storeCount: 10,
  outletCount: 4,
  states: ['Kano', 'Lagos'],
});

export const buildFacets = (overrides: Partial<CatalogueFacets> = {}): CatalogueFacets => ({
  count: 2,
  categories: [],
  price: {
    min: 45_000_000,
    max: 180_000_000,
    spread: [
      { from: 40_000_000, count: 12 },
      { from: 100_000_000, count: 48 },
    ],
  },
  ratings: [{ rating: 4, count: 2 }],
  stores: [{ id: idOf('store'), storeName: 'Helios Yard', count: 2 }],
  options: [],
  attributes: [],
  arrivals: [],
  inStock: 2,
  onSale: 1,
  isPartial: false,
  ...overrides,
});

export const buildCartItem = (overrides: Partial<CartItem> = {}): CartItem => ({
  id: idOf(`line-${overrides.name ?? 'inverter'}`),
  productId: idOf(`product-${overrides.name ?? 'inverter'}`),
  name: 'Axora H5 hybrid inverter',
  quantity: 1,
  selected: true,
  unitPrice: 125_000_000,
  listPrice: 139_000_000,
  available: 14,
  storeId: idOf('store'),
  storeSlug: 'helios-yard',
  storeName: 'Helios Yard',
  shipsFrom: 'Ikeja',
  ...overrides,
});

/** A delivery promise for an order placed on Friday 20 November 2026. */
export const promisedDays = {
  dispatchDay: '2026-11-20',
  firstDay: '2026-11-23',
  lastDay: '2026-11-24',
};

/** A quote of these lines, without discounts, with one fee for each store. */
export function buildQuote(
  lines: readonly CartItem[] = [buildCartItem()],
  overrides: Partial<Quote> = {},
): Quote {
  const fee = 1_850_000;
  const storeIds = [...new Set(lines.map((line) => line.storeId))];
  const stores = storeIds.map((storeId) => {
    const own = lines.filter((line) => line.storeId === storeId);
    const subtotal = sumKobo(own.map((line) => line.unitPrice * line.quantity));
    return {
      storeId,
      storeName: own[0]?.storeName ?? '',
      lines: own.map(({ productId, variantId, name, quantity, unitPrice }) => ({
        productId,
        variantId,
        name,
        quantity,
        unitPrice,
        discount: 0,
        total: unitPrice * quantity,
      })),
      subtotal,
      discount: 0,
      shippingFee: fee,
      delivery: {
        weight: 17.4,
        vehicle: 'Van',
        zonePair: 'within_lagos' as const,
        minDays: 1,
        maxDays: 2,
        ...promisedDays,
      },
      returnDays: 7,
      total: subtotal + fee,
    };
  });
  const subtotal = sumKobo(stores.map((store) => store.subtotal));
  const shippingFeeTotal = fee * stores.length;
  return {
    stores,
    subtotal,
    discount: 0,
    shippingFeeTotal,
    total: subtotal + shippingFeeTotal,
    appliedCoupons: [],
    refusals: [],
    ...overrides,
  };
}

export const buildAddress = (overrides: Partial<Address> = {}): Address => ({
  id: idOf(`address-${overrides.fullName ?? 'Adaeze'}`),
  fullName: 'Adaeze Okonkwo',
  phoneNumber: '0803 555 0142',
  emailAddress: 'adaeze@mail.example',
  stateOrRegion: 'Lagos',
  lga: 'Eti Osa',
  address: '14B Admiralty Way',
  default: true,
  ...overrides,
});

export const buildPlacedOrder = (overrides: Partial<PlacedOrder> = {}): PlacedOrder => ({
  id: 'o1',
  orderName: 'VM-204001',
  storeId: idOf('store'),
  storeName: 'Helios Yard',
  subtotal: 125_000_000,
  discount: 0,
  shippingFee: 1_850_000,
  total: 126_850_000,
  promise: {
    dispatchDay: '2026-11-23',
    firstDay: '2026-11-24',
    lastDay: '2026-11-24',
    fee: 1_850_000,
  },
  from: 'Ogba, Lagos',
  vehicle: 'Van',
  items: [
    {
      productId: 'p1',
      productName: 'Axora H5 hybrid inverter, 5 kVA',
      image: '/images/h5-graphite.jpg',
      options: { Casing: 'Graphite' },
      quantity: 1,
      unitPrice: 125_000_000,
    },
  ],
  ...overrides,
});

export const buildPlacedOrders = (
  reference: string,
  orders: PlacedOrder[] = [buildPlacedOrder()],
): PlacedOrders => ({
  reference,
  orders,
  payment: { channel: 'card', cardType: 'visa', cardLast4: '4081', paidAt: '2026-11-23T09:26:00Z' },
  deliveryAddress: {
    fullName: 'Adaeze Okonkwo',
    phoneNumber: '+2348035550142',
    stateOrRegion: 'Lagos',
    lga: 'Eti-Osa',
    address: '14B Admiralty Way',
  },
});
