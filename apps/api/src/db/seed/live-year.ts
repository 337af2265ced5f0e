import { and, inArray, isNull, sql } from 'drizzle-orm';
import type { Services } from '../../compose';
import { EXPIRE_CHECKOUT, SANDBOX_WEBHOOK } from '../../modules/checkout';
import type { Worker } from '../../modules/outbox';
import { after, days, hours, minutes, type manualClock } from '../../platform/clock';
import type { Db } from '../db';
import { checkoutsTable, jobsTable } from '../schema';
import { deliverOrder } from './deliver-order';
import { demoCustomerPlaces } from './demo-people';
import type { Good } from './fill-shelves';
import type { Member, People } from './members';
import type { OpenStore } from './open-stores';
import { planBasket } from './plan-shopping';
import type { Random } from './random';
import { shop } from './shop';
import type { Timeline } from './timeline';

interface Deps {
  readonly db: Db;
  readonly services: Services;
  readonly worker: Worker;
  readonly clock: ReturnType<typeof manualClock>;
  readonly people: People;
  readonly stores: readonly OpenStore[];
  readonly goods: readonly Good[];
  readonly random: Random;
  readonly timeline: Timeline;
}

const YEAR = 365;
const BASKETS = Number(process.env.BASKETS ?? 300);
/** Baskets of the last two days, so that every stage of an order can be seen. */
const RECENT = 22;
/** Trade grows: so much of the year has passed when this share of its baskets is full. */
const GROWTH = 0.72;
const PAYOUT_EVERY = 30;

/** Puts a year of trade on the timeline: orders and their deliveries, payouts, and the jobs of every day. */
export async function liveYear(deps: Deps): Promise<void> {
  const { services, timeline, random, people } = deps;
  const addressOf = await addressBook(deps);
  const statuses = await services.orders.statuses(people.admin);

  const shopAt = (time: Date, number: number): void =>
    timeline.at(time, async () => {
      const basket = planBasket(number, deps);
      const placed = await shop(deps, addressOf(basket.customer), basket);
      for (const { id, storeId } of placed) {
        const store = deps.stores.find((each) => each.storeId === storeId);
        if (store) deliverOrder({ ...deps, statuses }, { id, customer: basket.customer, store, placedAt: deps.clock.now() });
      }
    });
  for (let number = 0; number < BASKETS; number += 1) {
    const day = Math.floor(YEAR * ((number + random.fraction()) / BASKETS) ** GROWTH);
    shopAt(after(timeline.end, -days(YEAR - day) + minutes(random.whole(0, 13 * 60)) - hours(13)), number);
  }
  for (let number = 0; number < RECENT; number += 1) shopAt(after(timeline.end, -minutes(random.whole(20, 60 * 50))), number * 5);

  for (let day = YEAR; day >= 0; day -= 1) timeline.at(after(timeline.end, -days(day)), () => runJobs(deps));
  for (let day = YEAR - PAYOUT_EVERY; day > PAYOUT_EVERY / 2; day -= PAYOUT_EVERY) payStores(deps, day, true);
  payStores(deps, 2, false);
}

/** Where each customer has goods delivered. The demo customer's addresses are added here. */
async function addressBook({ db, services: { addresses }, people: { demoCustomer } }: Deps): Promise<(member: Member) => string> {
  for (const place of demoCustomerPlaces) await addresses.add(demoCustomer.userId, { ...place, fullName: demoCustomer.name, phoneNumber: '0803 555 0200', emailAddress: demoCustomer.email });
  const rows = await db.query.addressesTable.findMany({ where: (address, { eq }) => eq(address.isDefault, true), columns: { id: true, userId: true } });
  const byCustomer = new Map(rows.map(({ id, userId }) => [userId, id]));
  return ({ userId, name }) => {
    const id = byCustomer.get(userId);
    if (id === undefined) throw new Error(`${name} has no address`);
    return id;
  };
}

/** What the server's worker would have done by now. Payments that are settled need neither their notice nor their expiry. */
async function runJobs({ db, worker, clock }: Deps): Promise<void> {
  const isSettled = sql`${jobsTable.payload} ->> 'reference' in (select reference from ${checkoutsTable} where status = 'paid')`;
  await db.update(jobsTable).set({ doneAt: clock.now() }).where(and(isNull(jobsTable.doneAt), inArray(jobsTable.kind, [SANDBOX_WEBHOOK, EXPIRE_CHECKOUT]), isSettled));
  const failures = await worker.runDue();
  if (failures.length > 0) throw new AggregateError(failures, failures.map(({ message }) => message).join('; '));
}

/** Merchants ask for what they are owed; the platform approves a day later, at the end of the year only some of it. */
function payStores({ db, services: { payouts, ledger }, stores, people, timeline }: Deps, day: number, all: boolean): void {
  for (const [index, { merchant, storeId }] of stores.entries()) {
    timeline.at(after(timeline.end, -days(day) + minutes(7 * index)), async () => {
      if ((await ledger.owedTo(db, storeId)) <= 0) return;
      const { id } = await payouts.act(merchant, { action: 'request' });
      const approver = index % 2 === 0 ? people.admin : people.superAdmin;
      if (all || index % 3 === 0) timeline.at(after(timeline.end, -days(day - 1)), async () => void (await payouts.act(approver, { action: 'approve', payoutId: id })));
    });
  }
}
