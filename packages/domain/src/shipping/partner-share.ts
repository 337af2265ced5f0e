import { roundKobo, type Kobo } from '../money';
import type { AppliedShippingDiscount } from './shipping-discount';

/** A new shipping partner's share of each delivery fee, in basis points: 8000 is 80 %. */
export const DEFAULT_PARTNER_SHARE_BPS = 8000;

interface DeliveryFee {
  /** What the customer paid, kobo. */
  readonly shippingFee: Kobo;
  readonly shippingDiscount?: AppliedShippingDiscount | null | undefined;
}

/** The fee for a delivery in kobo before the shipping discount, which the platform pays. */
export const fullDeliveryFee = ({ shippingFee, shippingDiscount }: DeliveryFee): Kobo =>
  shippingFee + (shippingDiscount?.amount ?? 0);

/**
 * What a shipping partner earns for a delivery, in kobo, rounded once. `shareBps`: its rate when
 * the order was assigned to it.
 */
export const partnerShare = (fee: DeliveryFee, shareBps: number): Kobo =>
  roundKobo((fullDeliveryFee(fee) * shareBps) / 10_000);

/**
 * How the fee that the customer pays is split, in kobo. The platform pays the shipping discount, so
 * its part is negative when the discount is larger than its share.
 */
export const deliveryFeeSplit = (fee: DeliveryFee, shareBps: number) => {
  const partner = partnerShare(fee, shareBps);
  return { partner, platform: fee.shippingFee - partner };
};
