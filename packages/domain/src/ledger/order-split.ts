import { roundKobo, type Kobo } from '../money';

interface OrderAmounts {
  /** What the goods cost after discounts, kobo. */
  readonly goods: Kobo;
  readonly delivery: Kobo;
  /** The store's rate when the order was placed, in hundredths of a percent: 800 is 8 %. */
  readonly commissionBps: number;
}

/** Where an order's money goes: the parts sum to `goods + delivery`. */
export interface OrderSplit {
  readonly commission: Kobo;
  /** The platform delivers, so the fee is the platform's. */
  readonly delivery: Kobo;
  readonly dueToMerchant: Kobo;
}

/** Commission on the goods, rounded once; the merchant gets the rest of them, so nothing is lost to rounding. */
export function orderSplit({ goods, delivery, commissionBps }: OrderAmounts): OrderSplit {
  const commission = roundKobo((goods * commissionBps) / 10_000);
  return { commission, delivery, dueToMerchant: goods - commission };
}
