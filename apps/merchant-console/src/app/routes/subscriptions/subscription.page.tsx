import { useSuspenseQuery } from '@tanstack/react-query';
import * as subscriptions from '@market/api-client/contract/main/subscriptions';
import { formatDate } from '@market/domain/lagos-time';
import type { Subscription } from '@market/domain/subscriptions/subscription';
import { Card } from '@market/ui/card';
import { DataTable } from '@market/ui/data-table';
import { EmptyState } from '@market/ui/empty-state';
import { Money, moneyText } from '@market/ui/money';
import { PageHeader } from '@market/ui/page-header';
import { useServices } from '@market/web-kit/services';
import { useCan } from '@market/web-kit/use-session';
import { PlanCard } from '../../../features/subscriptions/components/plan-card';
import {
  plansQuery,
  subscriptionQuery,
} from '../../../features/subscriptions/subscriptions.queries';

export function SubscriptionPage() {
  const { api } = useServices();
  const can = useCan();
  const { data: plans } = useSuspenseQuery(plansQuery(api));
  const { data: subscription } = useSuspenseQuery(subscriptionQuery(api));
  const mayChange = can(subscriptions.change);

  return (
    <>
      <PageHeader title="Subscription" description={planSummary(subscription)} />
      <div className="mb-4 grid gap-4 lg:grid-cols-3">
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} subscription={subscription} mayChange={mayChange} />
        ))}
      </div>
      <p className="mb-6 text-sm text-muted">
        You pay for each month in advance from your balance. {moneyText(subscription.available)} is
        available now. {!mayChange && 'Only the store owner can change the plan.'}
      </p>
      <Card title="Payments" flush>
        <DataTable
          bare
          caption="Plan payments"
          rows={subscription.payments}
          rowKey={({ id }) => id}
          columns={[
            { id: 'plan', header: 'Plan', cell: ({ planName }) => planName },
            {
              id: 'paid',
              header: 'Paid',
              className: 'nums text-muted',
              cell: ({ paidAt }) => formatDate(paidAt),
            },
            {
              id: 'amount',
              header: 'Amount',
              align: 'end',
              cell: ({ amount }) => <Money kobo={amount} className="font-semibold" />,
            },
          ]}
          empty={
            <EmptyState headingLevel={3} title="No payments yet">
              Your plan payments are listed here.
            </EmptyState>
          }
        />
      </Card>
    </>
  );
}

function planSummary({ plan, commissionPercent, paidUntil, next }: Subscription): string {
  const now = `${plan.name}, ${commissionPercent}% commission`;
  if (!paidUntil) return now;
  return next?.id === plan.id
    ? `${now}, renews on ${formatDate(paidUntil)}`
    : `${now}, until ${formatDate(paidUntil)}`;
}
