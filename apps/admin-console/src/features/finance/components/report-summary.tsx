import { clsx } from 'clsx';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { StoreReport } from '@market/domain/finance/finance-report';
import { Alert } from '@market/ui/alert';
import { Card } from '@market/ui/card';
import { DescriptionList } from '@market/ui/description-list';
import { Link } from '@market/ui/link';
import { Money, moneyText } from '@market/ui/money';
import { Skeleton } from '@market/ui/skeleton';
import { shareText } from '../model/finance-texts';
import { SplitBar } from './split-bar';

type Head = Pick<StoreReport, 'totals' | 'subscriptions' | 'ledgerDifference'>;

export function ReportSummary({
  report,
  reconciliationHref,
  subscriptionsHref,
}: {
  report: Head | undefined;
  reconciliationHref: string;
  subscriptionsHref: string;
}) {
  if (!report)
    return (
      <Card className="mb-4">
        <Skeleton className="h-[650px] w-full md:h-[282px]" />
      </Card>
    );
  const { totals, subscriptions, ledgerDifference } = report;
  const total = totals.totalOrderAmount;
  const parts = [
    {
      label: 'Due to merchants',
      amount: totals.dueToMerchant,
      note: 'goods less commission',
      colour: 'bg-chart-2',
    },
    {
      label: 'Due to shipping partners',
      amount: totals.dueToPartners,
      note: 'shares of the delivery fees',
      colour: 'bg-chart-3',
    },
    {
      label: 'To remit to the platform',
      amount: totals.toRemitToPlatform,
      note: 'commission and delivery, less partners and card fees',
      colour: 'bg-chart-1',
    },
    {
      label: 'Due to the card provider',
      amount: totals.dueToCardProvider,
      note: 'its reported fees',
      colour: 'bg-chart-6',
    },
  ];
  return (
    <Card
      aria-label="Totals"
      className="mb-4"
      footer={
        <DescriptionList
          amounts
          className="md:flex! md:flex-wrap md:justify-between md:[&>div]:block md:[&_dd]:max-w-none! md:[&_dd]:text-left"
          items={[
            { term: 'Due to the platform', value: moneyText(totals.dueToPlatform) },
            {
              term: 'Commission',
              value: `${moneyText(totals.commission)} (${totals.commissionPercentage}% of sales)`,
            },
            { term: 'Shipping discounts', value: moneyText(totals.shippingDiscounts) },
            { term: 'Paid out to merchants', value: moneyText(totals.paidOut) },
            { term: 'Outstanding', value: moneyText(totals.outstanding) },
            {
              term: 'Subscriptions, not included',
              value: (
                <Link to={subscriptionsHref} className="link touch-area">
                  {moneyText(subscriptions)}
                </Link>
              ),
            },
          ]}
        />
      }
    >
      <div className="mb-4 flex flex-wrap items-end gap-x-6 gap-y-2">
        <Figure label="Total order amount" large>
          <Money kobo={total} />
        </Figure>
        <Sign>=</Sign>
        <Figure label="Sales, after discounts and refunds">
          <Money kobo={totals.totalSalesOrderAmount} />
        </Figure>
        <Sign>+</Sign>
        <Figure label="Delivery">
          <Money kobo={totals.totalDeliveryAmount} />
        </Figure>
        {ledgerDifference === 0 && (
          <p className="flex items-center gap-1.5 text-sm font-semibold text-success max-md:w-full md:ml-auto">
            <CircleCheck size={16} aria-hidden="true" /> Matches the ledger
          </p>
        )}
      </div>
      {ledgerDifference !== 0 && (
        <div className="mb-4">
          <Alert>
            {`The reports differ from the ledger by ${moneyText(ledgerDifference)}. `}
            <Link to={reconciliationHref} className="underline">
              Open reconciliation
            </Link>
          </Alert>
        </div>
      )}
      <SplitBar parts={parts} />
      <dl className="mt-4 grid gap-4 md:grid-cols-2 xl:grid-cols-4 xl:divide-x xl:divide-line">
        {parts.map(({ label, amount, note, colour }) => (
          <div key={label} className="grid grid-cols-[1fr_auto] gap-x-3 md:block xl:not-first:pl-5">
            <dt className="flex items-center gap-2 text-sm text-text-2">
              <span
                aria-hidden="true"
                className={clsx('size-2.5 flex-none rounded-[1px]', colour)}
              />
              {label}
            </dt>
            <dd className="contents md:block">
              <Money kobo={amount} className="font-bold md:text-lg" />
              <span className="block text-xs text-muted">
                {[shareText(amount, total), note].filter(Boolean).join(', ')}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 rounded-2 bg-sunken px-3 py-2 text-sm nums">
        {parts.map(({ amount }) => moneyText(amount)).join(' + ')}
        {' = '}
        <strong>{moneyText(total)}</strong>
      </p>
    </Card>
  );
}

const Sign = ({ children }: { children: string }) => (
  <span aria-hidden="true" className="hidden pb-1 text-lg text-muted md:inline">
    {children}
  </span>
);

function Figure({
  label,
  large,
  children,
}: {
  label: string;
  large?: boolean;
  children: ReactNode;
}) {
  return (
    <p className={clsx('leading-tight font-bold', large ? 'text-2xl max-md:w-full' : 'text-lg')}>
      <span className="mb-0.5 block text-sm font-normal text-muted">{label}</span>
      {children}
    </p>
  );
}
