import {
  chooseInterval,
  listIntervals,
  previousPeriod,
  startOfInterval,
  type Interval,
  type Period,
} from '@market/domain/sales/period';
import type {
  OrdersReport,
  ProductsSoldReport,
  ReturnedUnitsReport,
  SalesReport,
} from '@market/domain/sales/report';
import type { DailyFigures } from './figures.repository';

type Measure = (day: DailyFigures) => number;

const measures = {
  sales: ({ gross, cancelledSales, refunded }) => gross - cancelledSales - refunded,
  gross: ({ gross }) => gross,
  cancelledSales: ({ cancelledSales }) => cancelledSales,
  refunded: ({ refunded }) => refunded,
  commission: ({ commission }) => commission,
  orders: ({ orders }) => orders,
  cancelled: ({ cancelled }) => cancelled,
  units: ({ units }) => units,
  returned: ({ returned }) => returned,
} as const satisfies Record<string, Measure>;

export function buildSalesReports(
  figures: readonly DailyFigures[],
  period: Period,
  requestedInterval?: Interval,
) {
  const previous = previousPeriod(period);
  const interval = requestedInterval ?? chooseInterval(period);
  const span = { ...period, previous };
  const filterPeriod = ({ startDate, endDate }: Period) =>
    figures.filter(({ date }) => date >= startDate && date <= endDate);
  const [now, before] = [filterPeriod(period), filterPeriod(previous)];
  const sum = (days: readonly DailyFigures[], measure: Measure): number =>
    days.reduce((total, day) => total + measure(day), 0);

  /** The intervals of the period, each with the same interval of the previous period. */
  const trend = (measure: Measure) => {
    const [values, valuesBefore] = [
      sumsByInterval(now, interval, measure),
      sumsByInterval(before, interval, measure),
    ];
    const startsBefore = listIntervals(previous, interval);
    return listIntervals(period, interval).map((date, index) => ({
      date: date < period.startDate ? period.startDate : date,
      value: values.get(date) ?? 0,
      before: valuesBefore.get(startsBefore[index] ?? '') ?? 0,
    }));
  };
  const report = (measure: Measure) => ({
    ...span,
    total: sum(now, measure),
    before: sum(before, measure),
    interval,
    trend: trend(measure),
  });

  return {
    sales: (): SalesReport => ({
      ...report(measures.sales),
      gross: sum(now, measures.gross),
      cancelledSales: sum(now, measures.cancelledSales),
      refunded: sum(now, measures.refunded),
      commission: sum(now, measures.commission),
    }),
    orders: (): OrdersReport => ({
      ...report(measures.orders),
      cancelled: sum(now, measures.cancelled),
      cancelledBefore: sum(before, measures.cancelled),
    }),
    productsSold: (): ProductsSoldReport => report(measures.units),
    returned: (): ReturnedUnitsReport => report(measures.returned),
    overTime: (of: 'sales' | 'orders') => ({ ...span, interval, points: trend(measures[of]) }),
  };
}

function sumsByInterval(
  days: readonly DailyFigures[],
  interval: Interval,
  measure: Measure,
): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const day of days) {
    const start = startOfInterval(day.date, interval);
    sums.set(start, (sums.get(start) ?? 0) + measure(day));
  }
  return sums;
}

export const includePreviousPeriod = (period: Period): Period => ({
  startDate: previousPeriod(period).startDate,
  endDate: period.endDate,
});
