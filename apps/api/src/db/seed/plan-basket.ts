import { demoCoupons } from './demo-coupons';
import type { SeedProduct } from './insert-products';
import type { Member } from './members';
import type { Random } from './random';

/** A customer's planned purchase. */
export interface Basket {
  readonly customer: Member;
  readonly lines: readonly { readonly good: SeedProduct; readonly quantity: number }[];
  readonly couponCode: string | undefined;
}

/** The demo merchant sells more than the others, so that its pages have data. */
const HELIOS_WEIGHT = 1.6;
/** The weight of each category: power products sell most. */
const POWER_WEIGHT = 2;
const power: ReadonlySet<string> = new Set([
  'Solar panels',
  'Inverters',
  'Batteries',
  'Generators',
]);
/** Kobo. Customers buy only one or two units of a product above this price. */
const DEAR = 20_000_000;
/** The maximum number of units of one product in one basket. */
const MOST = 8;
const FROM_TWO_STORES = 0.12;
const TYPES_A_CODE = 0.5;

/** Fills a basket with goods in stock, cheap ones more often and in larger quantities. */
export function planBasket(
  customer: Member,
  daysAgo: number,
  { goods, random }: { goods: readonly SeedProduct[]; random: Random },
): Basket {
  const inStock = goods.filter(({ left, price }) => left >= (price > DEAR ? 2 : MOST));
  const weightOf = ({ price, store, series }: SeedProduct) =>
    ((store.key === 'helios' ? HELIOS_WEIGHT : 1) *
      (power.has(series.category[0]) ? POWER_WEIGHT : 1)) /
    Math.sqrt(price);
  const first = random.weighted(inStock, weightOf);
  const wanted = new Set([first]);
  const neighbours = inStock.filter(
    ({ store }) => (store === first.store) !== random.chance(FROM_TWO_STORES),
  );
  for (let more = random.pick([0, 0, 1, 1, 2]); more > 0 && neighbours.length > 0; more -= 1)
    wanted.add(random.weighted(neighbours, weightOf));
  return {
    customer,
    lines: [...wanted].map((good) => ({ good, quantity: quantityOf(good, random) })),
    couponCode: codeFor(first, daysAgo, random),
  };
}

function quantityOf({ price, series }: SeedProduct, random: Random): number {
  if (series.category[0] === 'Solar panels' && price < DEAR) return random.whole(2, MOST);
  if (price > DEAR) return random.chance(0.1) ? 2 : 1;
  return random.pick([1, 1, 1, 2, 2, 3, 4]);
}

/**
 * Some customers enter a coupon that is valid at the store now. Checkout decides whether it applies
 * to the basket.
 */
function codeFor(
  { store, series }: SeedProduct,
  daysAgo: number,
  random: Random,
): string | undefined {
  const codes = demoCoupons.flatMap(({ store: key, rules, spendOn, days: [from, to], paused }) => {
    const isForThis =
      key === store.key && (spendOn === undefined || spendOn[0] === series.category[0]);
    return rules.code !== undefined && isForThis && !paused && from <= -daysAgo && -daysAgo <= to
      ? [rules.code]
      : [];
  });
  return codes.length > 0 && random.chance(TYPES_A_CODE) ? random.pick(codes) : undefined;
}
