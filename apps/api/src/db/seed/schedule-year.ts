import { and, inArray, isNull, sql } from 'drizzle-orm';
import type { AppServices } from '../../compose';
import type { Config } from '../../config';
import { EXPIRE_CHECKOUT } from '../../modules/checkout';
import { SANDBOX_WEBHOOK } from '../../modules/payment-providers';
import { createStatusReader } from '../../modules/orders';
import type { Worker } from '../../modules/outbox';
import { addMilliseconds, days, hours, minutes, type manualClock } from '../../platform/clock';
import type { Ids } from '../../platform/ids';
import type { Db } from '../db';
import { checkoutsTable, jobsTable } from '../schema';
import { createAddressBook } from './create-address-book';
import { advanceOrder } from './deliver-order';
import type { SeedProduct } from './insert-products';
import { scheduleReturn, requestOpenReturns } from './schedule-return';
import type { Member, People } from './members';
import type { OpenStore } from './open-stores';
import { createTradeHistory } from './trade-history';
import { demoCustomerOrders, planOrderSteps } from './plan-order-steps';
import { planReturn } from './plan-return';
import { planBasket } from './plan-basket';
import { seededRandom, type Random } from './random';
import { buyBasket } from './buy-basket';
import type { Timeline } from './timeline';

interface Deps {
  readonly db: Db;
  readonly services: AppServices;
  readonly worker: Worker;
  readonly config: Pick<Config, 'platformName' | 'orderPrefix'>;
  readonly clock: ReturnType<typeof manualClock>;
  readonly ids: Ids;
  readonly people: People;
  readonly stores: readonly OpenStore[];
  readonly goods: readonly SeedProduct[];
  readonly random: Random;
  readonly timeline: Timeline;
  readonly trade: TradeVolume;
}

const DAYS_OF_TRADE = 365;
const FAILURES_SEED = 7;
const RECENT_ORDERS_SEED = 11;
/**
 * The number of baskets bought in the year, and the additional ones in the last two days, so that
 * orders are at every stage.
 */
export interface TradeVolume {
  readonly baskets: number;
  readonly recent: number;
}

interface BasketOptions {
  readonly plan?: typeof planOrderSteps;
  readonly hasForeignCard?: boolean;
  /** A separate random source, so that these baskets do not influence the other orders. */
  readonly source?: Random;
}

/** One in this many baskets belongs to the demo customer. */
const DEMO_CUSTOMER_EVERY = { year: 20, recent: 4 };
/** One in this many recent baskets is paid with a card from abroad. */
const FOREIGN_CARD_EVERY = 12;
/** Exponent of growth: half of the baskets are bought in the last 40 % of the year. */
const GROWTH_EXPONENT = 0.72;
const PAYOUT_EVERY_DAYS = 30;
/**
 * Days after which every order has been delivered and is past the longest return window. Older
 * trade is inserted in bulk.
 */
const SETTLED_AFTER_DAYS = 24;
/**
 * How many days ago shipping partners requested payouts. The platform has approved the older
 * requests.
 */
const PARTNER_PAYOUTS_DAYS_AGO = [22, 15, 8] as const;
const APPROVED_DAYS_AGO = 15;

/**
 * Schedules a year of trade on the timeline: orders with their deliveries, payouts, and the jobs of
 * the last few days.
 */
export async function scheduleYear(deps: Deps): Promise<void> {
  const { db, timeline, random, people, stores, clock, trade } = deps;
  const ago = (time: number): Date => addMilliseconds(timeline.end, -time);
  const daysAgo = (): number => (timeline.end.getTime() - clock.now().getTime()) / days(1);
  const statuses = await createStatusReader()(db);
  const addresses = await createAddressBook(deps);
  const failures = seededRandom(FAILURES_SEED);
  const past = await createTradeHistory({
    ...deps,
    failures,
    statuses,
    getAddress: (member) => addresses(member).delivery,
  });

  const pickCustomer = (number: number, every: number): Member =>
    number % every === 0 ? people.demoCustomer : random.pick(people.customers);

  const placeOrders = async (
    customer: Member,
    { plan = planOrderSteps, hasForeignCard = false, source = random }: BasketOptions = {},
  ): Promise<number> => {
    const options = { ...deps, random: source };
    const basket = planBasket(customer, daysAgo(), options);
    const orders = await buyBasket(options, addresses(customer).id, basket, hasForeignCard);
    for (const { id, storeId } of orders) {
      const store = stores.find((each) => each.storeId === storeId);
      if (!store) throw new Error(`${storeId} sold something but is not open`);
      const steps = plan({ placedAt: clock.now(), customer, store, people, random: source });
      for (const step of steps)
        timeline.at(step.at, () => advanceOrder({ ...deps, statuses }, id, step));
      const last = steps.at(-1);
      const orderReturn =
        plan === planOrderSteps && last?.kind === 'delivered'
          ? planReturn({ deliveredAt: last.at, customer, store, people, random: failures })
          : undefined;
      if (orderReturn) scheduleReturn(deps, id, orderReturn);
    }
    return orders.length;
  };

  const buy = async (customer: Member, number: number): Promise<void> =>
    void (await placeOrders(customer, { hasForeignCard: number % FOREIGN_CARD_EVERY === 5 }));

  for (let number = 0; number < trade.baskets; number += 1) {
    const day = Math.floor(
      DAYS_OF_TRADE * ((number + random.fraction()) / trade.baskets) ** GROWTH_EXPONENT,
    );
    const time = ago(days(DAYS_OF_TRADE - day) - minutes(random.integer(0, 13 * 60)) + hours(13));
    const customer = pickCustomer(number, DEMO_CUSTOMER_EVERY.year);
    timeline.at(time, () =>
      time < ago(days(SETTLED_AFTER_DAYS))
        ? past.buy(planBasket(customer, daysAgo(), deps))
        : buy(customer, number),
    );
  }
  for (let number = 0; number < trade.recent; number += 1) {
    const customer = pickCustomer(number, DEMO_CUSTOMER_EVERY.recent);
    timeline.at(ago(minutes(20) + hours(50 * random.fraction() ** 1.6)), () =>
      buy(customer, number),
    );
  }
  const source = seededRandom(RECENT_ORDERS_SEED);
  for (const { hoursAgo, plan } of demoCustomerOrders)
    timeline.at(ago(hours(hoursAgo)), async () => {
      // Some payments fail; the customer tries again until one succeeds.
      while ((await placeOrders(people.demoCustomer, { plan, source })) === 0);
    });

  for (
    let day = DAYS_OF_TRADE - PAYOUT_EVERY_DAYS;
    day > SETTLED_AFTER_DAYS;
    day -= PAYOUT_EVERY_DAYS
  )
    timeline.at(ago(days(day)), async () => past.payStores());
  timeline.at(ago(days(SETTLED_AFTER_DAYS)), past.write);
  timeline.at(ago(days(3)), () => payStores(deps));
  for (const day of PARTNER_PAYOUTS_DAYS_AGO)
    timeline.at(ago(days(day)), () => payPartners(deps, day >= APPROVED_DAYS_AGO));
  timeline.at(ago(hours(21)), () => requestOpenReturns(deps, failures));
  for (let day = SETTLED_AFTER_DAYS - 1; day >= 0; day -= 1)
    timeline.at(ago(days(day)), () => runJobs(deps));
}

/**
 * Runs the jobs that the worker would have run by now, and reads settlements. Settled payments need
 * no notification and do not expire.
 */
async function runJobs({ db, worker, clock, services }: Deps): Promise<void> {
  const isSettled = sql`${jobsTable.payload} ->> 'reference' in (select reference from ${checkoutsTable} where status = 'paid')`;
  await db
    .update(jobsTable)
    .set({ doneAt: clock.now() })
    .where(
      and(
        isNull(jobsTable.doneAt),
        inArray(jobsTable.kind, [SANDBOX_WEBHOOK, EXPIRE_CHECKOUT]),
        isSettled,
      ),
    );
  await services.reconciliation.scheduleRead();
  const failures = await worker.runDue();
  if (failures.length > 0)
    throw new AggregateError(failures, failures.map(({ message }) => message).join('; '));
}

/**
 * Merchants request payouts; the platform approves some of them a day later, and the others stay
 * pending.
 */
async function payStores({
  db,
  services: { payouts, ledger },
  stores,
  people,
  timeline,
  clock,
}: Deps): Promise<void> {
  for (const [index, { merchant, storeId }] of stores.entries()) {
    if ((await ledger.owedToStore(db, storeId)) <= 0) continue;
    const { id } = await payouts.act(merchant, { action: 'request' });
    const approver = index % 2 === 0 ? people.admin : people.superAdmin;
    if (index % 3 === 1)
      timeline.at(
        addMilliseconds(clock.now(), days(1)),
        async () => void (await payouts.act(approver, { action: 'approve', payoutId: id })),
      );
  }
}

/** Shipping partners request payouts for their past weeks. */
async function payPartners(
  { services: { payouts }, people, timeline, clock }: Deps,
  isApproved: boolean,
): Promise<void> {
  for (const partner of people.partners) {
    const { available } = await payouts.listPartnerPayouts(partner, { limit: 1, offset: 0 });
    if (available === 0) continue;
    const { id } = await payouts.requestForPartner(partner);
    if (isApproved)
      timeline.at(
        addMilliseconds(clock.now(), days(1)),
        async () =>
          void (await payouts.act(people.superAdmin, { action: 'approve', payoutId: id })),
      );
  }
}
