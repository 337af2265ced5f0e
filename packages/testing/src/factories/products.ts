import type { CustomerProduct, Product, ProductCard } from '@market/domain/catalogue/product';
import type { ProductVisibility } from '@market/domain/catalogue/product-visibility';
import { idOf } from './ids';

const store = {
  id: idOf('store'),
  slug: 'helios-yard',
  storeName: 'Helios Yard',
  isOfficialOutlet: true,
  city: 'Ikeja',
  state: 'Lagos',
};

export const buildProductCard = (overrides: Partial<ProductCard> = {}): ProductCard => ({
  id: idOf(`product-${overrides.name ?? 'inverter'}`),
  categoryId: idOf('category'),
  name: 'Axora H5 hybrid inverter, 5 kVA 48 V, dual MPPT',
  keyRating: '5 kVA',
  hostedImages: ['/images/inverter0001'],
  sellingPrice: 125_000_000,
  price: 139_000_000,
  inStock: true,
  rating: 4.8,
  ratingCount: 212,
  hasVariants: false,
  delivery: { cutOff: '14:00', workingDays: [1, 2, 3, 4, 5], weight: 17.4, isDigital: false },
  store,
  ...overrides,
});

export const buildCustomerProduct = (
  overrides: Partial<CustomerProduct> = {},
): CustomerProduct => ({
  ...buildProductCard(),
  description: ['Runs a 1.5 HP air conditioner, a freezer, lights and sockets together.'],
  category: { id: idOf('category'), name: 'Inverters' },
  sku: 'HY-AXH5-48-W',
  returnDays: 7,
  quantity: 14,
  whenSoldOut: 'stop',
  weight: 17.4,
  dimension: { length: 50.5, width: 33, height: 21.5 },
  specification: [],
  ...overrides,
});

export const buildProduct = (overrides: Partial<Product> = {}): Product => ({
  id: idOf(`product-${overrides.name ?? 'inverter'}`),
  merchantId: idOf('account-merchant'),
  store,
  name: 'Axora H5 hybrid inverter, 5 kVA 48 V, dual MPPT',
  description: ['Runs a 1.5 HP air conditioner, a freezer, lights and sockets together.'],
  keyRating: '5 kVA',
  tags: [],
  categoryId: idOf('category'),
  category: 'Inverters',
  hostedImages: ['/images/inverter0001'],
  pricing: { costPrice: 98_000_000, price: 139_000_000, sellingPrice: 125_000_000 },
  sku: 'HY-AXH5-48-W',
  quantity: 14,
  weight: 17.4,
  weightUnit: 'kg',
  dimensionUnit: 'cm',
  contSalesOutOfStock: false,
  stockAlertUnits: 3,
  IsDigitalProduct: false,
  variantProperties: [],
  variant: [],
  attributes: {},
  specification: [],
  approvalStatus: 'approved',
  isOnMarketplace: true,
  createdAt: '2026-10-01T08:00:00.000Z',
  updatedAt: '2026-11-01T08:00:00.000Z',
  ...overrides,
});

export const buildVisibility = (overrides: Partial<ProductVisibility> = {}): ProductVisibility => ({
  listed: true,
  approved: true,
  storeLive: true,
  onMarketplace: true,
  inStock: true,
  approvalStatus: 'approved',
  storeStatus: 'live',
  ...overrides,
});
