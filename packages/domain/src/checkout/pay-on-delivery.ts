import { formatKobo, type Kobo } from '../money';

/** The most that a store may let customers pay on delivery, per order, in kobo. */
export const MAX_PAY_ON_DELIVERY: Kobo = 50_000_000;

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

/**
 * Why a checkout cannot be paid on delivery, a sentence without a full stop for each store. Empty
 * when every store accepts it for its own order, delivery included.
 */
export const payOnDeliveryRefusals = (stores: readonly StorePart[]): string[] =>
  stores.flatMap((store) => refusalOf(store) ?? []);
