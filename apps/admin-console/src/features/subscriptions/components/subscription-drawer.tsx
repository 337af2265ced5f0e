import { formatDate } from '@market/domain/lagos-time';
import type { StoreSubscription } from '@market/domain/subscriptions/income';
import { Button } from '@market/ui/button';
import { DescriptionList } from '@market/ui/description-list';
import { Drawer } from '@market/ui/drawer';
import { Link } from '@market/ui/link';
import { Money, moneyText } from '@market/ui/money';
import { SubscriptionTag } from './charge-table';

interface SubscriptionDrawerProps {
  subscription: StoreSubscription;
  /** Undefined when the user has no access to merchants. */
  merchantHref: string | undefined;
  onClose: () => void;
}

export function SubscriptionDrawer({
  subscription,
  merchantHref,
  onClose,
}: SubscriptionDrawerProps) {
  const { storeName, status, planName, startedAt, paidUntil, nextPlanName, endedAt } = subscription;
  const { amount, rows, count } = subscription;
  return (
    <Drawer
      open
      docked
      onOpenChange={onClose}
      title={storeName}
      description={<SubscriptionTag status={status} />}
      footer={
        merchantHref !== undefined && (
          <Button render={<Link to={merchantHref} />}>Open store</Button>
        )
      }
    >
      <DescriptionList
        items={[
          { term: status === 'active' ? 'Plan' : 'Last plan', value: planName },
          { term: 'Since', value: formatDate(startedAt) },
          { term: 'Paid until', value: formatDate(paidUntil) },
          ...(endedAt === undefined
            ? [{ term: 'Then', value: nextPlanName }]
            : [{ term: 'Ended', value: `${formatDate(endedAt)}. ${endTexts[status]}` }]),
          { term: 'Paid in total', value: moneyText(amount) },
        ]}
      />
      <section className="mt-6">
        <h3 className="mb-2 text-md font-semibold">{`Charges, ${count.toLocaleString('en-NG')}`}</h3>
        <ul className="divide-y divide-line border-y border-line text-sm">
          {rows.map((charge) => (
            <li key={charge.id} className="flex justify-between gap-4 py-3">
              <span>
                <span className="nums">{formatDate(charge.paidAt)}</span>
                <span className="block text-xs text-muted">{charge.planName}</span>
              </span>
              <Money kobo={charge.amount} className="font-semibold" />
            </li>
          ))}
        </ul>
        {count > rows.length && (
          <p className="mt-2 text-sm text-muted">{`The latest ${rows.length} are shown.`}</p>
        )}
      </section>
    </Drawer>
  );
}

const endTexts = {
  active: '',
  lapsed: 'The balance did not cover the next month.',
  cancelled: 'The merchant chose the Free plan.',
} as const;
