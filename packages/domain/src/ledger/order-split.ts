import { roundKobo, type Kobo } from '../money';

interface OrderAmounts {
  /** Price of the goods after discounts, in kobo. */
  readonly goods: Kobo;
  readonly delivery: Kobo;
  /** The store's commission rate when the order was placed, in basis points: 800 is 8 %. */
  readonly commissionBps: number;
}

/** How an order's total is split. The parts sum to `goods + delivery`. */
export interface OrderSplit {
  readonly commission: Kobo;
  /** The delivery fee. It goes to the platform, which pays shipping partners their share. */
  readonly delivery: Kobo;
  readonly dueToMerchant: Kobo;
}

/**
 * Splits an order in kobo. Commission is rounded once and the merchant gets the remainder, so that
 * the parts always sum to the total.
 */
export function orderSplit({ goods, delivery, commissionBps }: OrderAmounts): OrderSplit {
  const commission = roundKobo((goods * commissionBps) / 10_000);
  return { commission, delivery, dueToMerchant: goods - commission };
}
