import { clsx } from 'clsx';
import { createDayFormat } from '@market/console/period/period';
import type { SubscriptionIncome } from '@market/domain/subscriptions/income';
import { Card } from '@market/ui/card';
import { Link } from '@market/ui/link';
import { Money } from '@market/ui/money';
import { Skeleton } from '@market/ui/skeleton';
import { listIntervals, type Period } from '@market/domain/sales/period';

export type IncomeMonth = SubscriptionIncome['months'][number];

/** Newest first. A month without charges has zeros. */
export function incomeMonths(period: Period, months: readonly IncomeMonth[]): IncomeMonth[] {
  const found = new Map(months.map((each) => [each.month, each]));
  return listIntervals(period, 'month')
    .toReversed()
    .map((month) => found.get(month) ?? { month, amount: 0, charges: 0, plans: [] });
}

interface MonthTableProps {
  income: SubscriptionIncome | undefined;
  months: readonly IncomeMonth[];
  /** The URL of the page, limited to one month. */
  monthHref: (month: string) => string;
}

const monthText = createDayFormat({ month: 'long', year: 'numeric' });
const numberCellClass = 'px-2 text-right nums';

export function MonthTable({ income, months, monthHref }: MonthTableProps) {
  const plans = income?.plans ?? [];
  const amountOf = ({ plans: parts }: IncomeMonth, planId: string) =>
    parts.find((part) => part.planId === planId)?.amount ?? 0;
  return (
    <Card flush title="By month" className="mb-4">
      <table className="w-full text-[13px]">
        <caption className="sr-only">By month</caption>
        <thead className="bg-sunken text-xs text-muted">
          <tr className="h-[38px]">
            <th scope="col" className="px-4 text-left md:pl-5 font-semibold">
              Month
            </th>
            {plans.map(({ planId, planName }) => (
              <th
                key={planId}
                scope="col"
                className={`${numberCellClass} font-semibold max-md:hidden`}
              >
                {planName}
              </th>
            ))}
            <th scope="col" className={`${numberCellClass} font-semibold`}>
              Charges
            </th>
            <th scope="col" className="px-4 text-right md:pr-5 font-semibold">
              Total
            </th>
          </tr>
        </thead>
        <tbody>
          {months.map((each) => (
            <tr
              key={each.month}
              className={clsx('h-11 border-t border-line', each.charges === 0 && 'text-muted')}
            >
              <th scope="row" className="px-4 text-left md:pl-5 font-semibold whitespace-nowrap">
                {each.charges > 0 ? (
                  <Link to={monthHref(each.month)} className="touch-area hover:underline">
                    {monthText(each.month)}
                  </Link>
                ) : (
                  monthText(each.month)
                )}
              </th>
              {plans.map(({ planId }) => (
                <td key={planId} className={`${numberCellClass} max-md:hidden`}>
                  <Money kobo={amountOf(each, planId)} />
                </td>
              ))}
              <td className={numberCellClass}>
                {income ? each.charges.toLocaleString('en-NG') : <Skeleton className="h-4 w-8" />}
              </td>
              <td className="px-4 text-right md:pr-5 font-semibold">
                {income ? <Money kobo={each.amount} /> : <Skeleton className="ml-auto h-4 w-24" />}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot className="border-t-2 border-text bg-bg font-bold">
          <tr className="h-12">
            <th scope="row" className="px-4 text-left md:pl-5">
              Total
            </th>
            {plans.map(({ planId, amount }) => (
              <td key={planId} className={`${numberCellClass} max-md:hidden`}>
                <Money kobo={amount} />
              </td>
            ))}
            <td className={numberCellClass}>{income?.charges.toLocaleString('en-NG')}</td>
            <td className="px-4 text-right md:pr-5">{income && <Money kobo={income.amount} />}</td>
          </tr>
        </tfoot>
      </table>
    </Card>
  );
}
