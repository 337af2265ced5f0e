import { formatKobo, type Kobo } from '../money';

/** The most that a store may let customers pay on delivery, per order, in kobo. */
export const MAX_PAY_ON_DELIVERY: Kobo = 50_000_000;

/** The maximum number of open orders that a customer may pay for on delivery. */
export const MAX_OPEN_PAY_ON_DELIVERY_ORDERS = 3;

interface StorePart {
  readonly storeName: string;
  readonly total: Kobo;
  /**
   * The most that the store lets customers pay on delivery. Absent when it does not offer pay on
   * delivery.
   */
  readonly payOnDeliveryUpTo?: Kobo | undefined;
}

/** Why a store's part cannot be paid on delivery. Undefined when it can. */
function storeRefusal({
  storeName,
  total,
  payOnDeliveryUpTo: upTo,
}: StorePart): string | undefined {
  if (upTo === undefined) return `${storeName} does not accept pay on delivery`;
  return total > upTo
    ? `${storeName} accepts pay on delivery up to ${formatKobo(upTo)}`
    : undefined;
}

/** Why a customer with this many open orders cannot place more. Undefined when they can. */
const limitRefusal = (open: number, placed: number): string | undefined =>
  open + placed > MAX_OPEN_PAY_ON_DELIVERY_ORDERS
    ? `You can have ${MAX_OPEN_PAY_ON_DELIVERY_ORDERS} orders to pay on delivery at a time. You have ${open || 'none'}, and this checkout places ${placed}${open ? ' more' : ''}`
    : undefined;

/**
 * Why a checkout cannot be paid on delivery, as sentences without a full stop at the end. Empty
 * when every store accepts pay on delivery for the total of its order, and the customer does not
 * have too many `open` orders to pay on delivery.
 */
export const payOnDeliveryRefusals = (stores: readonly StorePart[], open = 0): string[] => [
  ...stores.flatMap((store) => storeRefusal(store) ?? []),
  ...[limitRefusal(open, stores.length) ?? []].flat(),
];
