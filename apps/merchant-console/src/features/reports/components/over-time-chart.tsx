import type { ReactNode } from 'react';
import type { Interval, Period } from '@market/domain/sales/period';
import { BarChart } from '@market/ui/bar-chart';
import { compactMoneyText, moneyText } from '@market/ui/money';
import { periodText } from '@market/console/period/period';
import { chartPoints } from '../model/chart-points';

export interface OverTime {
  interval: Interval;
  points: readonly { date: string; value: number; before: number }[];
}

interface OverTimeChartProps {
  of: 'sales' | 'orders';
  period: Period;
  overTime: OverTime;
  /** Shown beside the button that switches to the table. */
  tools?: ReactNode;
}

const formatCount = (count: number): string => count.toLocaleString('en-NG');
const valueFormats = {
  sales: { name: 'Sales', axisText: compactMoneyText, fullText: moneyText },
  orders: { name: 'Orders', axisText: formatCount, fullText: formatCount },
} as const;

export function OverTimeChart({
  of,
  period,
  overTime: { interval, points },
  tools,
}: OverTimeChartProps) {
  const { name, axisText, fullText } = valueFormats[of];
  const sum = (values: readonly number[]) =>
    fullText(values.reduce((total, value) => total + value, 0));
  return (
    <BarChart
      label={`${name} by ${interval}, ${periodText(period)}: ${sum(points.map(({ value }) => value))} in total, ${sum(points.map(({ before }) => before))} in the previous period.`}
      points={chartPoints(points, interval)}
      axisText={axisText}
      fullText={fullText}
      valueName={name}
      beforeName="Previous period"
      tools={tools}
    />
  );
}
