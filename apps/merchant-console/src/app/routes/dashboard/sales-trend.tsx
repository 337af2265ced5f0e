import { useState } from 'react';
import type { DashboardTrend } from '@market/domain/dashboard/merchant-dashboard';
import { Card } from '@market/ui/card';
import { EmptyState } from '@market/ui/empty-state';
import { HorizontalBars, type HorizontalBar } from '@market/ui/horizontal-bars';
import { Link } from '@market/ui/link';
import { compactMoneyText } from '@market/ui/money';
import { SegmentedControl } from '@market/ui/segmented-control';
import {
  ChartSkeleton,
  LazyOverTimeChart,
} from '../../../features/reports/components/lazy-over-time-chart';
import { SalesFigures } from '../../../features/reports/components/sales-figures';
import type { PeriodSearch } from '@market/console/period/period';
import { paths } from '../../paths';

interface SalesTrendProps {
  trend: DashboardTrend | undefined;
  search: PeriodSearch;
}

const charts = [
  { value: 'sales', label: 'Sales' },
  { value: 'orders', label: 'Orders' },
] as const;

const toBars = <Row extends { sales: number }>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
): HorizontalBar[] =>
  rows.map((row) => ({ label: nameOf(row), value: row.sales, text: compactMoneyText(row.sales) }));

export function SalesTrend({ trend, search }: SalesTrendProps) {
  const [shown, setShown] = useState<'sales' | 'orders'>('sales');
  const { period, startDate, endDate } = search;
  const report = (name: string) => (
    <Link
      to={paths.reports.href({
        report: name,
        period,
        ...(startDate && { startDate }),
        ...(endDate && { endDate }),
      })}
      className="link touch-area text-sm"
    >
      Report
    </Link>
  );
  const shownTrend = trend?.[shown];
  const isEmpty = trend?.orders.total === 0 && trend.orders.before === 0;

  return (
    <>
      <SalesFigures
        sales={trend?.sales}
        orders={trend?.orders}
        productsSold={trend?.productsSold}
        returnedProducts={trend?.returnedProducts}
      />
      {isEmpty ? (
        <Card>
          <EmptyState title="No sales in this period or the previous one" headingLevel={3}>
            Sales over time, top products and top locations appear here after your first orders.
          </EmptyState>
        </Card>
      ) : (
        <div className="grid gap-4 lg:grid-cols-2 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]">
          <Card
            title="Over time"
            headingLevel={3}
            className="lg:max-xl:col-span-2"
            action={
              <SegmentedControl
                label="Chart"
                options={charts}
                value={shown}
                onValueChange={setShown}
              />
            }
          >
            {trend && shownTrend ? (
              <LazyOverTimeChart
                key={shown}
                of={shown}
                period={trend.sales}
                overTime={{ interval: shownTrend.interval, points: shownTrend.trend }}
              />
            ) : (
              <ChartSkeleton />
            )}
          </Card>
          <Card title="Top products" headingLevel={3} action={report('products')}>
            {trend ? (
              <HorizontalBars
                label="Sales by product"
                bars={toBars(trend.topProducts, ({ productName }) => productName)}
              />
            ) : (
              <ChartSkeleton />
            )}
          </Card>
          <Card title="Sales by location" headingLevel={3} action={report('locations')}>
            {trend ? (
              <HorizontalBars
                label="Sales by state"
                bars={toBars(trend.locations, ({ state }) => state)}
              />
            ) : (
              <ChartSkeleton />
            )}
          </Card>
        </div>
      )}
    </>
  );
}
