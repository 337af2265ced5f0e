import { addMonth } from '@market/domain/calendar';
import { subscriptionEntries } from '@market/domain/ledger/entries';
import type { listOrderStores } from '../../modules/orders';
import type { OutboxService } from '../../modules/outbox';
import { listPlans, RENEW_SUBSCRIPTION } from '../../modules/subscriptions';
import { addMilliseconds, days } from '../../platform/clock';
import type { Ids } from '../../platform/ids';
import type { Db } from '../db';
import type { OpenStore } from './open-stores';
import { addLedgerEvent, type PastRows } from './past-rows';
import type { Timeline } from './timeline';

type OrderStore = Awaited<ReturnType<typeof listOrderStores>>[number];

interface SubscriptionHistory {
  /** How many days before the end of the year the first month was paid. */
  readonly from: number;
  /** Months paid in the past. */
  readonly months: number;
  readonly end: 'renews' | 'lapsed' | 'cancelled';
}

/**
 * The subscriptions by the position of the store in the list. A job renewed the active ones about
 * ten days ago.
 */
const subscriptionHistories: ReadonlyMap<number, SubscriptionHistory> = new Map([
  [1, { from: 300, months: 4, end: 'lapsed' }],
  [2, { from: 284, months: 9, end: 'renews' }],
  [5, { from: 260, months: 5, end: 'cancelled' }],
  [6, { from: 192, months: 6, end: 'renews' }],
]);

interface Deps {
  readonly db: Db;
  readonly rows: PastRows;
  readonly ids: Ids;
  readonly stores: readonly OpenStore[];
  readonly timeline: Timeline;
}

/** Subscriptions of some stores to the cheapest paid plan, month by month. */
export async function createPastSubscriptions({ db, rows, ids, stores, timeline }: Deps) {
  const plan = (await listPlans(db)).find(({ price }) => price > 0);
  if (!plan) throw new Error('There is no paid plan');
  const { id: planId, price, reductionBps } = plan;
  const charged = new Map<string, number>();
  const periods = new Map<string, { readonly from: Date; readonly until: Date }>();

  for (const [position, { from, months, end }] of subscriptionHistories) {
    const storeId = stores[position]?.storeId;
    if (storeId === undefined) continue;
    const startedAt = addMilliseconds(timeline.end, -days(from));
    let paidFrom = startedAt;
    let paidUntil = startedAt;
    for (let month = 0; month < months; month += 1) {
      paidFrom = paidUntil;
      paidUntil = addMonth(paidFrom);
      const paidAt = paidFrom;
      timeline.at(paidAt, async () => charge(storeId, paidAt));
    }
    periods.set(storeId, { from: startedAt, until: paidUntil });
    rows.subscriptions.push({
      storeId,
      planId,
      nextPlanId: end === 'cancelled' ? 'free' : planId,
      startedAt,
      paidFrom,
      paidUntil,
      endedAt: end === 'renews' ? null : paidUntil,
    });
  }

  function charge(storeId: string, paidAt: Date): void {
    const id = ids.next();
    rows.charges.push({ id, storeId, planId, amount: price, paidAt });
    addLedgerEvent(
      rows,
      ids,
      { kind: 'subscription', ref: id, occurredAt: paidAt },
      subscriptionEntries({ storeId, amount: price }),
    );
    charged.set(storeId, (charged.get(storeId) ?? 0) + price);
  }

  return {
    /** Fees that have not been deducted from a payout yet, in kobo by store. */
    charged,

    /** The stores with the commission rates that their plans give them at this time. */
    withReductions: (sellers: readonly OrderStore[], at: Date): OrderStore[] =>
      sellers.map((store) => {
        const paid = periods.get(store.id);
        return paid && paid.from <= at && at < paid.until
          ? { ...store, commissionBps: Math.max(0, store.commissionBps - reductionBps) }
          : store;
      }),

    /** Call once, after the rows are inserted. */
    async scheduleRenewals(outbox: Pick<OutboxService, 'enqueue'>): Promise<void> {
      for (const { storeId, paidUntil, endedAt } of rows.subscriptions)
        if (!endedAt)
          await outbox.enqueue(db, {
            kind: RENEW_SUBSCRIPTION,
            payload: { storeId },
            runAt: paidUntil,
            uniqueKey: `${storeId}:${paidUntil.toISOString()}`,
          });
    },
  };
}
