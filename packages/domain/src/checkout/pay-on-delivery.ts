import { formatKobo, type Kobo } from '../money';

/** The most that a store may let customers pay on delivery, per order, in kobo. */
export const MAX_PAY_ON_DELIVERY: Kobo = 50_000_000;

/** The most orders that a customer may have on their way to be paid on delivery. */
export const MAX_OPEN_ON_DELIVERY = 3;

/** The part of a quote that becomes one store's order. */
interface StorePart {
  readonly storeName: string;
  readonly total: Kobo;
  /** The most that this store lets customers pay on delivery. Absent: it does not. */
  readonly payOnDeliveryUpTo?: Kobo | undefined;
}

/** Why a store's part cannot be paid on delivery. Undefined when it can. */
function refusalOf({ storeName, total, payOnDeliveryUpTo: upTo }: StorePart): string | undefined {
  if (upTo === undefined) return `${storeName} does not accept pay on delivery`;
  return total > upTo
    ? `${storeName} accepts pay on delivery up to ${formatKobo(upTo)}`
    : undefined;
}

/** Why a customer with so many open orders cannot place these too. Undefined when they can. */
const limitRefusal = (open: number, placed: number): string | undefined =>
  open + placed > MAX_OPEN_ON_DELIVERY
    ? `You can have ${MAX_OPEN_ON_DELIVERY} orders to pay on delivery at a time. You have ${open || 'none'}, and this checkout places ${placed}${open ? ' more' : ''}`
    : undefined;

/**
 * Why a checkout cannot be paid on delivery, sentences without the last full stop. Empty when every
 * store accepts it for its own order, delivery included, and the customer has not too many `open`
 * orders that are paid on delivery.
 */
export const payOnDeliveryRefusals = (stores: readonly StorePart[], open = 0): string[] => [
  ...stores.flatMap((store) => refusalOf(store) ?? []),
  ...[limitRefusal(open, stores.length) ?? []].flat(),
];
