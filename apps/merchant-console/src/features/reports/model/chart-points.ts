import type { Interval } from '@market/domain/sales/period';
import type { ChartPoint } from '@market/ui/bar-chart';
import { createDayFormat } from '@market/console/period/period';

interface Point {
  /** The date on which the day, week or month starts. */
  date: string;
  value: number;
  before: number;
}

const formatDayMonth = createDayFormat({ day: 'numeric', month: 'short' });
// A short label, so that a row of the table fits on two lines on a phone.
const formatFullDay = createDayFormat({
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});
const formatMonday = createDayFormat({ day: 'numeric', month: 'short', year: 'numeric' });

const labels: Record<Interval, (day: string) => string> = {
  day: formatDayMonth,
  week: formatDayMonth,
  month: createDayFormat({ month: 'short' }),
};
const names: Record<Interval, (day: string) => string> = {
  day: formatFullDay,
  week: (day) => `Week of ${formatMonday(day)}`,
  month: createDayFormat({ month: 'long', year: 'numeric' }),
};

export const chartPoints = (points: readonly Point[], interval: Interval): ChartPoint[] =>
  points.map(({ date, value, before }) => ({
    label: labels[interval](date),
    name: names[interval](date),
    value,
    before,
  }));
