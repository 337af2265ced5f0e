import { intervalsIn, type Period } from '@market/domain/sales/period';
import type { SubscriptionIncome } from '@market/domain/subscriptions/income';

export type IncomeMonth = SubscriptionIncome['months'][number];

/** Every month of a period, the newest first. Months without charges have none. */
export function incomeMonths(period: Period, months: readonly IncomeMonth[]): IncomeMonth[] {
  const found = new Map(months.map((each) => [each.month, each]));
  return intervalsIn(period, 'month')
    .toReversed()
    .map((month) => found.get(month) ?? { month, amount: 0, charges: 0, plans: [] });
}
