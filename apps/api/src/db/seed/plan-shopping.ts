import { demoCoupons } from './demo-coupons';
import type { Good } from './fill-shelves';
import type { Member, People } from './members';
import type { Random } from './random';

/** What one customer means to buy. */
export interface Basket {
  readonly customer: Member;
  readonly lines: readonly { readonly good: Good; readonly quantity: number }[];
  readonly couponCode: string | undefined;
}

/** Every so many baskets is the demo customer's. */
const DEMO_CUSTOMER_EVERY = 17;
/** The demo merchant sells more than others, so that its pages have something to show. */
const HELIOS_WEIGHT = 2.4;
/** Kobo: of what costs more, people buy one or two. */
const DEAR = 20_000_000;
/** Units of one thing in one basket. */
const MOST = 8;
const FROM_TWO_STORES = 0.12;
const TYPES_A_CODE = 0.5;

/** Fills the next basket with goods that are left: cheap things more often and more of them. */
export function planBasket(number: number, daysAgo: number, { goods, people, random }: { goods: readonly Good[]; people: People; random: Random }): Basket {
  const customer = number % DEMO_CUSTOMER_EVERY === 5 ? people.demoCustomer : random.pick(people.customers);
  const inStock = goods.filter(({ left, price }) => left >= (price > DEAR ? 2 : MOST));
  const weightOf = ({ price, store }: Good) => (store.key === 'helios' ? HELIOS_WEIGHT : 1) / Math.sqrt(price);
  const first = random.weighted(inStock, weightOf);
  const wanted = new Set([first]);
  const neighbours = inStock.filter(({ store }) => (store === first.store) !== random.chance(FROM_TWO_STORES));
  for (let more = random.pick([0, 0, 1, 1, 2]); more > 0 && neighbours.length > 0; more -= 1) wanted.add(random.weighted(neighbours, weightOf));
  return { customer, lines: [...wanted].map((good) => ({ good, quantity: quantityOf(good, random) })), couponCode: codeFor(first, daysAgo, random) };
}

function quantityOf({ price, series }: Good, random: Random): number {
  if (series.category[0] === 'Solar panels' && price < DEAR) return random.whole(2, MOST);
  if (price > DEAR) return random.chance(0.1) ? 2 : 1;
  return random.pick([1, 1, 1, 2, 2, 3, 4]);
}

/** Some type a code that their store offers these days; whether it holds for this basket is the checkout's business. */
function codeFor({ store }: Good, daysAgo: number, random: Random): string | undefined {
  const codes = demoCoupons.flatMap(({ store: key, rules, days: [from, to], paused }) => (key === store.key && rules.code !== undefined && !paused && from <= -daysAgo && -daysAgo <= to ? [rules.code] : []));
  return codes.length > 0 && random.chance(TYPES_A_CODE) ? random.pick(codes) : undefined;
}
