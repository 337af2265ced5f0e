import type { ProductCard } from '@market/domain/catalogue/product';
import { chargeableWeight } from '@market/domain/shipping/shipping-fee';
import { DEFAULT_PARTNER_SHARE_BPS } from '@market/domain/shipping/partner-share';
import { toPlace, type Place } from './places';

/** What the calculator prices. Weight in kg and sizes in cm for one piece, amounts in kobo. */
export interface ParcelInput {
  readonly from: Place | undefined;
  readonly to: Place | undefined;
  readonly product: ProductCard | undefined;
  readonly weight: number | null;
  readonly pieces: number | null;
  readonly length: number | null;
  readonly width: number | null;
  readonly height: number | null;
  /** Empty for the smallest vehicle that fits. */
  readonly vehicleId: string;
  readonly subtotal: number | null;
  /** The partner's share of the fee, in percent. */
  readonly sharePercent: number | null;
}

export const initialParcel: ParcelInput = {
  from: toPlace('Lagos', 'Ikeja'),
  to: toPlace('Kano', 'Nassarawa'),
  product: undefined,
  weight: 10,
  pieces: 1,
  length: null,
  width: null,
  height: null,
  vehicleId: '',
  subtotal: 5_000_000,
  sharePercent: DEFAULT_PARTNER_SHARE_BPS / 100,
};

/** The weight, price and store of a product, which overwrite the entered values. */
export const parcelFromProduct = (product: ProductCard, pieces: number): Partial<ParcelInput> => ({
  product,
  weight: product.delivery.weight,
  length: null,
  width: null,
  height: null,
  subtotal: product.sellingPrice * pieces,
  ...(product.store.state && { from: toPlace(product.store.state, product.store.city) }),
});

/**
 * The weights that a fee is calculated from, in kg. Undefined while the weight or the number of
 * pieces is missing.
 */
export function parcelWeights({ weight, pieces, length, width, height }: ParcelInput) {
  if (!weight || !pieces) return undefined;
  const piece = { weight, quantity: pieces, isDigital: false };
  const dimension = length && width && height ? { length, width, height } : undefined;
  const onScale = chargeableWeight([piece]);
  return { onScale, charged: chargeableWeight([{ ...piece, dimension }]), dimension, pieces };
}
export type ParcelWeights = NonNullable<ReturnType<typeof parcelWeights>>;
