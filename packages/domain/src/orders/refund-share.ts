import { allocate } from '../allocate';
import type { OrderSplit } from '../ledger/order-split';
import { sumKobo, type Kobo } from '../money';

/** One line of an order, and how much of it went back before. */
export interface RefundableItem {
  readonly id: string;
  readonly quantity: number;
  /** Units whose money went back already. */
  readonly refunded: number;
  /** What all of its units cost after discounts, kobo. */
  readonly goods: Kobo;
}

export interface RefundableOrder {
  /** Every line of the order, always in the same order: shares are dealt out by it. */
  readonly items: readonly RefundableItem[];
  /** The platform's commission on the goods and the delivery fee, as they were frozen, kobo. */
  readonly commission: Kobo;
  readonly delivery: Kobo;
}

/** What goes back, and whose it was: the shares sum to `total`. */
export interface RefundShare extends OrderSplit {
  readonly total: Kobo;
  /** What goes back for each line, before any delivery fee. */
  readonly goodsOf: ReadonlyMap<string, Kobo>;
  /** Nothing of the order is left with the customer. */
  readonly isWhole: boolean;
}

/** What a line's units from `from` up to `to` carry of `total`: all its units together carry exactly that. */
const slice = (total: Kobo, { quantity }: RefundableItem, from: number, to: number): Kobo =>
  sumKobo(allocate(total, new Array<number>(quantity).fill(1)).slice(from, to));

/** What the next `units` of a line are worth to its customer, kobo. */
export const goodsShare = (item: RefundableItem, units: number): Kobo =>
  slice(item.goods, item, item.refunded, item.refunded + units);

/**
 * The money of some units of an order, by line: to the kobo, so that an order that comes back in parts, in whatever
 * sequence, gives back exactly what was paid and takes back exactly the commission. The delivery fee goes back with the
 * last unit of the order only: as long as something was kept, it was delivered. Units beyond a line's quantity are worth nothing.
 */
export function refundShare(
  { items, commission, delivery }: RefundableOrder,
  units: ReadonlyMap<string, number>,
): RefundShare {
  const unitsOf = (item: RefundableItem): number => units.get(item.id) ?? 0;
  const commissions = allocate(
    commission,
    items.map((item) => item.goods),
  );
  const goodsOf = new Map(
    items.flatMap((item) =>
      unitsOf(item) > 0 ? [[item.id, goodsShare(item, unitsOf(item))] as const] : [],
    ),
  );
  const goods = sumKobo(goodsOf.values());
  const commissionShare = sumKobo(
    items.map((item, index) =>
      slice(commissions[index] ?? 0, item, item.refunded, item.refunded + unitsOf(item)),
    ),
  );
  const isWhole = items.every((item) => item.refunded + unitsOf(item) >= item.quantity);
  const deliveryShare = isWhole ? delivery : 0;
  return {
    total: goods + deliveryShare,
    goodsOf,
    isWhole,
    commission: commissionShare,
    delivery: deliveryShare,
    dueToMerchant: goods - commissionShare,
  };
}
