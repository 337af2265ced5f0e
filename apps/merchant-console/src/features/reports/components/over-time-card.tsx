import { intervals, listIntervals, type Interval, type Period } from '@market/domain/sales/period';
import { Card } from '@market/ui/card';
import { EmptyState } from '@market/ui/empty-state';
import { SegmentedControl } from '@market/ui/segmented-control';
import { queryError } from '@market/web-kit/list/query-error';
import { ExportButton } from '@market/console/export-button';
import { nairaCell, overTimeCells, reportFileName } from '../model/report-csv';
import { ChartSkeleton, LazyOverTimeChart } from './lazy-over-time-chart';
import type { OverTime } from './over-time-chart';

type PeriodOverTime = OverTime & Period;

interface OverTimeCardProps {
  of: 'sales' | 'orders';
  period: Period;
  report: Parameters<typeof queryError>[0] & { data: PeriodOverTime | undefined };
  onInterval: (interval: Interval) => void;
}

const MAX_BARS = 100;
const labels: Record<Interval, string> = { day: 'Days', week: 'Weeks', month: 'Months' };
const csvFormats = {
  sales: { valueName: 'Sales (NGN)', inCsv: nairaCell },
  orders: { valueName: 'Orders', inCsv: (count: number) => count },
} as const;

/** The intervals that give between 2 and 100 bars. */
const allowedIntervals = (period: Period): Interval[] =>
  intervals.filter((interval) => {
    const bars = listIntervals(period, interval).length;
    return bars > 1 && bars <= MAX_BARS;
  });

export function OverTimeCard({ of, period, report, onInterval }: OverTimeCardProps) {
  const options = allowedIntervals(period).map((value) => ({ value, label: labels[value] }));
  const { data } = report;
  return (
    <Card
      title={of === 'sales' ? 'Sales over time' : 'Orders over time'}
      aria-busy={!data && report.isFetching}
      action={
        data &&
        options.length > 1 && (
          <SegmentedControl
            label="Interval"
            options={options}
            value={data.interval}
            onValueChange={onInterval}
          />
        )
      }
    >
      {queryError(report) ?? (data ? <Chart of={of} data={data} /> : <ChartSkeleton />)}
    </Card>
  );
}

function Chart({ of, data }: { of: 'sales' | 'orders'; data: PeriodOverTime }) {
  if (data.points.every(({ value, before }) => value === 0 && before === 0)) {
    return (
      <EmptyState headingLevel={3} title={`No ${of} in this period`}>
        There were none in the previous period either. Choose a longer period or other dates.
      </EmptyState>
    );
  }
  return (
    <LazyOverTimeChart
      of={of}
      period={data}
      overTime={data}
      tools={
        <ExportButton
          fileName={reportFileName(`${of}-over-time`, data)}
          rows={() => overTimeCells(data, csvFormats[of])}
        />
      }
    />
  );
}
