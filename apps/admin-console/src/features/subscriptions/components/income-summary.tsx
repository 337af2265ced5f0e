import { CircleCheck } from 'lucide-react';
import { clsx } from 'clsx';
import { pluralise } from '@market/domain/pluralise';
import type { SubscriptionIncome } from '@market/domain/subscriptions/income';
import { Alert } from '@market/ui/alert';
import { Card } from '@market/ui/card';
import { Money, moneyText } from '@market/ui/money';
import { Skeleton } from '@market/ui/skeleton';

const colours = ['bg-chart-2', 'bg-chart-1', 'bg-chart-6'] as const;

export function IncomeSummary({ income }: { income: SubscriptionIncome | undefined }) {
  if (!income)
    return (
      <Card className="mb-4">
        <Skeleton className="h-[293px] w-full md:h-[217px]" />
      </Card>
    );
  const { amount, charges, plans, ledgerDifference } = income;
  return (
    <Card aria-label="Income" className="mb-4">
      <div className="mb-4 flex flex-wrap items-end gap-x-6 gap-y-2">
        <p className="text-2xl leading-tight font-bold">
          <span className="mb-0.5 block text-sm font-normal text-muted">Subscription income</span>
          <Money kobo={amount} />
        </p>
        <p className="pb-0.5 text-sm text-muted">{pluralise(charges, 'charge')}</p>
        {ledgerDifference === 0 && (
          <p className="flex items-center gap-1.5 text-sm font-semibold text-success md:ml-auto">
            <CircleCheck size={16} aria-hidden="true" /> Matches the ledger
          </p>
        )}
      </div>
      {ledgerDifference !== 0 && (
        <div className="mb-4">
          <Alert>{`All charges to date differ from the ledger by ${moneyText(ledgerDifference)}.`}</Alert>
        </div>
      )}
      <div aria-hidden="true" className="flex h-4 gap-0.5 overflow-hidden rounded-[1px] bg-sunken">
        {plans.map((plan, index) => (
          <span
            key={plan.planId}
            className={clsx('h-full', colours[index % colours.length])}
            style={{ flexGrow: plan.amount, flexBasis: 0 }}
          />
        ))}
      </div>
      <dl className="mt-4 grid gap-4 md:grid-cols-3 md:divide-x md:divide-line">
        {plans.map((plan, index) => (
          <div
            key={plan.planId}
            className="grid grid-cols-[1fr_auto] gap-x-3 md:block md:not-first:pl-5"
          >
            <dt className="flex items-center gap-2 text-sm text-text-2">
              <span
                aria-hidden="true"
                className={clsx(
                  'size-2.5 flex-none rounded-[1px]',
                  colours[index % colours.length],
                )}
              />
              {plan.planName}
            </dt>
            <dd className="contents md:block">
              <Money kobo={plan.amount} className="font-bold md:text-lg" />
              <span className="col-span-2 block text-xs text-muted">
                {`${pluralise(plan.charges, 'charge')}, ${moneyText(plan.price)} a month, ${pluralise(plan.stores.active, 'active store')}`}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 rounded-2 bg-sunken px-3 py-2 text-sm nums">
        {plans.map((plan) => moneyText(plan.amount)).join(' + ')}
        {' = '}
        <strong>{moneyText(amount)}</strong>
      </p>
    </Card>
  );
}
