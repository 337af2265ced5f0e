import { useQuery } from '@tanstack/react-query';
import type { Interval, Period } from '@market/domain/sales/period';
import { Card } from '@market/ui/card';
import { DescriptionList } from '@market/ui/description-list';
import { moneyText } from '@market/ui/money';
import { Skeleton } from '@market/ui/skeleton';
import { queryError } from '@market/web-kit/list/query-error';
import { useServices } from '@market/web-kit/services';
import {
  ordersOverTimeQuery,
  ordersReportQuery,
  salesOverTimeQuery,
  salesReportQuery,
} from '../reports.queries';
import { OverTimeCard } from './over-time-card';

interface OverTimeViewProps {
  period: Period;
  interval: Interval | undefined;
  onInterval: (interval: Interval) => void;
}

const sideBySideClass = 'grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_20rem]';

/** Leaves out the earnings when the totals fail to load, because the page shows that error. */
export function SalesOverTimeView({ period, interval, onInterval }: OverTimeViewProps) {
  const { api } = useServices();
  const report = useQuery(salesOverTimeQuery(api, period, interval));
  const sumsReport = useQuery(salesReportQuery(api, period));
  const { data: sums } = sumsReport;
  return (
    <div className={sideBySideClass}>
      <OverTimeCard of="sales" period={period} report={report} onInterval={onInterval} />
      {!queryError(sumsReport) && (
        <Card
          title="Earnings"
          footer={
            <p className="text-muted">
              Goods after discounts, excluding delivery. A cancelled order or a return counts on the
              day of its refund.
            </p>
          }
        >
          {sums ? (
            <DescriptionList
              amounts
              items={[
                { term: 'Gross sales', value: moneyText(sums.gross) },
                { term: 'Cancelled orders', value: moneyText(-sums.cancelledSales) },
                { term: 'Returned', value: moneyText(-sums.refunded) },
                { term: 'Net sales', value: moneyText(sums.total) },
                { term: 'Commission', value: moneyText(-sums.commission) },
                {
                  term: 'Net earnings',
                  value: moneyText(sums.total - sums.commission),
                  total: true,
                },
              ]}
            />
          ) : (
            <Skeleton className="h-40" />
          )}
        </Card>
      )}
    </div>
  );
}

export function OrdersOverTimeView({ period, interval, onInterval }: OverTimeViewProps) {
  const { api } = useServices();
  const report = useQuery(ordersOverTimeQuery(api, period, interval));
  const sumsReport = useQuery(ordersReportQuery(api, period));
  const { data: sums } = sumsReport;
  return (
    <div className={sideBySideClass}>
      <OverTimeCard of="orders" period={period} report={report} onInterval={onInterval} />
      {!queryError(sumsReport) && (
        <Card title="Order outcomes">
          {sums ? (
            <DescriptionList
              amounts
              items={[
                { term: 'Paid', value: sums.total.toLocaleString('en-NG') },
                { term: 'Cancelled', value: sums.cancelled.toLocaleString('en-NG') },
                {
                  term: 'Cancelled in the previous period',
                  value: sums.cancelledBefore.toLocaleString('en-NG'),
                },
              ]}
            />
          ) : (
            <Skeleton className="h-24" />
          )}
        </Card>
      )}
    </div>
  );
}
