import { allocate } from '../allocate';
import type { OrderSplit } from '../ledger/order-split';
import { sumKobo, type Kobo } from '../money';

export interface RefundableItem {
  readonly id: string;
  readonly quantity: number;
  /** The number of units that were refunded earlier. */
  readonly refunded: number;
  /** The price of all units after discounts, in kobo. */
  readonly goods: Kobo;
}

export interface RefundableOrder {
  /** All lines of the order, always in the same sequence, because rounding depends on it. */
  readonly items: readonly RefundableItem[];
  /** The commission on the goods and the delivery fee at the time of payment, in kobo. */
  readonly commission: Kobo;
  readonly delivery: Kobo;
}

/** A refund and its shares in kobo. The shares sum to `total`. */
export interface RefundShare extends OrderSplit {
  readonly total: Kobo;
  /** The refund for each line, without the delivery fee. */
  readonly goodsOf: ReadonlyMap<string, Kobo>;
  readonly isWhole: boolean;
}

/** The part of `total` for the units from `from` to `to`. The parts of all units sum to `total`. */
const sumUnits = (total: Kobo, { quantity }: RefundableItem, from: number, to: number): Kobo =>
  sumKobo(allocate(total, new Array<number>(quantity).fill(1)).slice(from, to));

/** The refund for the next `units` of a line, in kobo. */
export const goodsRefund = (item: RefundableItem, units: number): Kobo =>
  sumUnits(item.goods, item, item.refunded, item.refunded + units);

/**
 * The refund for some units of an order, with its shares. Partial refunds in any sequence sum
 * exactly to the total and the commission. The delivery fee is refunded with the last unit of the
 * order only. Units beyond a line's quantity are worth zero.
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
      unitsOf(item) > 0 ? [[item.id, goodsRefund(item, unitsOf(item))] as const] : [],
    ),
  );
  const goods = sumKobo(goodsOf.values());
  const commissionShare = sumKobo(
    items.map((item, index) =>
      sumUnits(commissions[index] ?? 0, item, item.refunded, item.refunded + unitsOf(item)),
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
