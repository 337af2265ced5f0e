import { demoCoupons } from './demo-coupons';
import type { SeedProduct } from './insert-products';
import type { Member } from './members';
import type { Random } from './random';

/** A customer's planned purchase. */
export interface Basket {
  readonly customer: Member;
  readonly lines: readonly { readonly product: SeedProduct; readonly quantity: number }[];
  readonly couponCode: string | undefined;
}

/** The demo merchant sells more than the others, so that its pages have data. */
const HELIOS_WEIGHT = 1.6;
/** The weight of each category: power products sell most. */
const POWER_WEIGHT = 2;
const powerCategories: ReadonlySet<string> = new Set([
  'Solar panels',
  'Inverters',
  'Batteries',
  'Generators',
]);
/** Kobo. Customers buy only one or two units of a product above this price. */
const EXPENSIVE_PRICE = 20_000_000;
/** The maximum number of units of one product in one basket. */
const MAX_UNITS = 8;
const TWO_STORE_SHARE = 0.12;
const COUPON_SHARE = 0.5;

/** Fills a basket with goods in stock, cheap ones more often and in larger quantities. */
export function planBasket(
  customer: Member,
  daysAgo: number,
  { goods, random }: { goods: readonly SeedProduct[]; random: Random },
): Basket {
  const inStock = goods.filter(
    ({ left, price }) => left >= (price > EXPENSIVE_PRICE ? 2 : MAX_UNITS),
  );
  const toWeight = ({ price, store, series }: SeedProduct) =>
    ((store.key === 'helios' ? HELIOS_WEIGHT : 1) *
      (powerCategories.has(series.category[0]) ? POWER_WEIGHT : 1)) /
    Math.sqrt(price);
  const first = random.weighted(inStock, toWeight);
  const chosen = new Set([first]);
  const neighbours = inStock.filter(
    ({ store }) => (store === first.store) !== random.chance(TWO_STORE_SHARE),
  );
  for (
    let remaining = random.pick([0, 0, 1, 1, 2]);
    remaining > 0 && neighbours.length > 0;
    remaining -= 1
  )
    chosen.add(random.weighted(neighbours, toWeight));
  return {
    customer,
    lines: [...chosen].map((product) => ({ product, quantity: pickQuantity(product, random) })),
    couponCode: pickCouponCode(first, daysAgo, random),
  };
}

function pickQuantity({ price, series }: SeedProduct, random: Random): number {
  if (series.category[0] === 'Solar panels' && price < EXPENSIVE_PRICE)
    return random.integer(2, MAX_UNITS);
  if (price > EXPENSIVE_PRICE) return random.chance(0.1) ? 2 : 1;
  return random.pick([1, 1, 1, 2, 2, 3, 4]);
}

/**
 * Some customers enter a coupon that is valid at the store now. Checkout decides whether it applies
 * to the basket.
 */
function pickCouponCode(
  { store, series }: SeedProduct,
  daysAgo: number,
  random: Random,
): string | undefined {
  const codes = demoCoupons.flatMap(({ store: key, rules, spendOn, days: [from, to], paused }) => {
    const isApplicable =
      key === store.key && (spendOn === undefined || spendOn[0] === series.category[0]);
    return rules.code !== undefined && isApplicable && !paused && from <= -daysAgo && -daysAgo <= to
      ? [rules.code]
      : [];
  });
  return codes.length > 0 && random.chance(COUPON_SHARE) ? random.pick(codes) : undefined;
}
