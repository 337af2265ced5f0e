import { type StoreCounts, subscriptionStatusTexts } from '@market/domain/subscriptions/income';
import { pluralise } from '@market/domain/pluralise';
import { Kpi, KpiRow } from '@market/ui/kpi';

/** Stores by their current subscription status, independent of the period. */
export function SubscriberCounts({ stores }: { stores: StoreCounts | undefined }) {
  return (
    <KpiRow label="Stores now">
      <Kpi
        label={subscriptionStatusTexts.active.label}
        value={stores?.active.toLocaleString('en-NG')}
        note={
          stores && stores.ending > 0
            ? `${pluralise(stores.ending, 'store')} will switch to Free after the paid month`
            : 'Have a paid plan now'
        }
      />
      <Kpi
        label={subscriptionStatusTexts.lapsed.label}
        value={stores?.lapsed.toLocaleString('en-NG')}
        note="The balance did not cover the next month"
      />
      <Kpi
        label={subscriptionStatusTexts.cancelled.label}
        value={stores?.cancelled.toLocaleString('en-NG')}
        note="The merchant chose the Free plan"
      />
    </KpiRow>
  );
}
