import type { AppServices } from '../../compose';
import { addMilliseconds, days } from '../../platform/clock';
import type { Db } from '../db';
import type { OpenStore } from './open-stores';
import type { Timeline } from './timeline';

interface Deps {
  readonly db: Db;
  readonly services: Pick<AppServices, 'ledger' | 'subscriptions'>;
  readonly stores: readonly OpenStore[];
  readonly timeline: Timeline;
}

/**
 * Every fourth store, including the demo merchant's, subscribed to a paid plan twelve days ago if
 * its balance covers it.
 */
export function subscribeStores({
  db,
  services: { ledger, subscriptions },
  stores,
  timeline,
}: Deps): void {
  timeline.at(addMilliseconds(timeline.end, -days(12)), async () => {
    const plans = (await subscriptions.plans()).filter(({ price }) => price > 0).toReversed();
    for (const { merchant, storeId } of stores.filter((_, index) => index % 4 === 0)) {
      const owed = await ledger.owedToStore(db, storeId);
      const plan = plans.find(({ price }) => price <= owed / 20) ?? plans.at(-1);
      if (plan && plan.price <= owed) await subscriptions.change(merchant, { planId: plan.id });
    }
  });
}
