import { demoCoupons } from './demo-coupons';
import type { Good } from './fill-shelves';
import type { Member } from './members';
import type { Random } from './random';

/** What one customer means to buy. */
export interface Basket {
  readonly customer: Member;
  readonly lines: readonly { readonly good: Good; readonly quantity: number }[];
  readonly couponCode: string | undefined;
}

/** The demo merchant sells more than others, so that its pages have something to show. */
const HELIOS_WEIGHT = 1.6;
/** What people come for: power first, the rest with it. */
const POWER_WEIGHT = 2;
const power: ReadonlySet<string> = new Set([
  'Solar panels',
  'Inverters',
  'Batteries',
  'Generators',
]);
/** Kobo: of what costs more, people buy one or two. */
const DEAR = 20_000_000;
/** Units of one thing in one basket. */
const MOST = 8;
const FROM_TWO_STORES = 0.12;
const TYPES_A_CODE = 0.5;

/** Fills a basket with goods that are left: cheap things more often and more of them. */
export function planBasket(
  customer: Member,
  daysAgo: number,
  { goods, random }: { goods: readonly Good[]; random: Random },
): Basket {
  const inStock = goods.filter(({ left, price }) => left >= (price > DEAR ? 2 : MOST));
  const weightOf = ({ price, store, series }: Good) =>
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

function quantityOf({ price, series }: Good, random: Random): number {
  if (series.category[0] === 'Solar panels' && price < DEAR) return random.whole(2, MOST);
  if (price > DEAR) return random.chance(0.1) ? 2 : 1;
  return random.pick([1, 1, 1, 2, 2, 3, 4]);
}

/** Some type a code that their store offers these days; whether it holds for this basket is the checkout's business. */
function codeFor({ store, series }: Good, daysAgo: number, random: Random): string | undefined {
  const codes = demoCoupons.flatMap(({ store: key, rules, spendOn, days: [from, to], paused }) => {
    const isForThis =
      key === store.key && (spendOn === undefined || spendOn[0] === series.category[0]);
    return rules.code !== undefined && isForThis && !paused && from <= -daysAgo && -daysAgo <= to
      ? [rules.code]
      : [];
  });
  return codes.length > 0 && random.chance(TYPES_A_CODE) ? random.pick(codes) : undefined;
}
