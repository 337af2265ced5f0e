import type { CartItem } from '@market/domain/carts/cart';
import type { Category } from '@market/domain/catalogue/category';
import type { Quote } from '@market/domain/checkout/checkout';
import type { Address } from '@market/domain/shipping/address';
import { sumKobo } from '@market/domain/money';
import { idOf } from '@market/testing/factories/ids';

export const inverters: Category = {
  id: idOf('inverters'),
  name: 'Inverters',
  productCount: 2,
  subCategories: [{ id: idOf('hybrid'), name: 'Hybrid', categoryId: idOf('inverters'), childCategories: [] }],
};

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
  storeName: 'Helios Yard',
  shipsFrom: 'Ikeja',
  ...overrides,
});

/** A quote of these lines, without discounts, with one fee for each store. */
export function buildQuote(lines: readonly CartItem[] = [buildCartItem()], overrides: Partial<Quote> = {}): Quote {
  const fee = 1_850_000;
  const storeIds = [...new Set(lines.map((line) => line.storeId))];
  const stores = storeIds.map((storeId) => {
    const own = lines.filter((line) => line.storeId === storeId);
    const subtotal = sumKobo(own.map((line) => line.unitPrice * line.quantity));
    return {
      storeId,
      storeName: own[0]?.storeName ?? '',
      lines: own.map(({ productId, variantId, name, quantity, unitPrice }) => ({ productId, variantId, name, quantity, unitPrice, discount: 0, total: unitPrice * quantity })),
      subtotal,
      discount: 0,
      shippingFee: fee,
      delivery: { weight: 17.4, vehicle: 'Van', zonePair: 'within_lagos' as const, minDays: 1, maxDays: 2 },
      total: subtotal + fee,
    };
  });
  const subtotal = sumKobo(stores.map((store) => store.subtotal));
  const shippingFeeTotal = fee * stores.length;
  return { stores, subtotal, discount: 0, shippingFeeTotal, total: subtotal + shippingFeeTotal, appliedCoupons: [], refusals: [], ...overrides };
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
