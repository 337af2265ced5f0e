import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import * as orders from '@market/api-client/contract/main/merchant-orders';
import * as products from '@market/api-client/contract/main/products';
import { lagosDate } from '@market/domain/lagos-time';
import type { Period } from '@market/domain/sales/period';
import { Card } from '@market/ui/card';
import { PageHeader } from '@market/ui/page-header';
import { Skeleton } from '@market/ui/skeleton';
import { Tabs } from '@market/ui/tabs';
import { queryError } from '@market/web-kit/list/query-error';
import { useListSearch } from '@market/web-kit/router/list-search';
import { useServices } from '@market/web-kit/services';
import { useNow } from '@market/web-kit/use-now';
import { useCan } from '@market/web-kit/use-session';
import {
  OrdersOverTimeView,
  SalesOverTimeView,
} from '../../../features/reports/components/over-time-views';
import { SalesFigures } from '../../../features/reports/components/sales-figures';
import {
  reportSearchSchema,
  reportViews,
  type ReportSearch,
  type ReportView,
} from '../../../features/reports/report-search.schema';
import {
  ordersReportQuery,
  productsSoldQuery,
  returnedProductsQuery,
  salesReportQuery,
} from '../../../features/reports/reports.queries';
import { comparisonText, resolvePeriod } from '@market/console/period/period';
import { PeriodPicker } from '@market/console/period/period-picker';
import { paths } from '../../paths';

const loadRankings = () => import('../../../features/reports/components/rankings');
const SalesByProduct = lazy(async () => ({ default: (await loadRankings()).SalesByProduct }));
const SalesByCustomer = lazy(async () => ({ default: (await loadRankings()).SalesByCustomer }));
const SalesByLocation = lazy(async () => ({ default: (await loadRankings()).SalesByLocation }));
const ReturnedProducts = lazy(async () => ({
  default: (await import('../../../features/reports/components/returned-products'))
    .ReturnedProducts,
}));

const labels: Record<ReportView, string> = {
  sales: 'Sales',
  orders: 'Orders',
  products: 'By product',
  customers: 'By customer',
  locations: 'By location',
  returned: 'Returned',
};
const tabs = reportViews.map((value) => ({ value, label: labels[value] }));

const productHref = (id: string): string => paths.products.edit.href({ id });
const ordersHref = (search: string): string => paths.orders.list.href({ search });

export function ReportsPage() {
  const now = useNow();
  const [search, setSearch] = useListSearch(reportSearchSchema);
  const period = resolvePeriod(search, now);
  return (
    <>
      <PageHeader
        title="Reports"
        description={comparisonText(period)}
        actions={
          <PeriodPicker
            search={search}
            period={period}
            today={lagosDate(now)}
            onChange={(next) => setSearch({ ...next, interval: undefined })}
          />
        }
      />
      <div className="mb-6">
        <Sums period={period} />
      </div>
      <Tabs
        label="Reports"
        items={tabs}
        value={search.report}
        onValueChange={(report) => setSearch({ report, interval: undefined })}
      />
      <Suspense fallback={<Skeleton className="h-96" />}>
        <View search={search} period={period} onSearch={setSearch} />
      </Suspense>
    </>
  );
}

function Sums({ period }: { period: Period }) {
  const { api } = useServices();
  const sales = useQuery(salesReportQuery(api, period));
  const orders = useQuery(ordersReportQuery(api, period));
  const productsSold = useQuery(productsSoldQuery(api, period));
  const returnedProducts = useQuery(returnedProductsQuery(api, period));
  // One button retries all failed requests.
  const missing = [sales, orders, productsSold, returnedProducts].filter(
    ({ isError, data }) => isError && data === undefined,
  );
  if (missing[0]) {
    const { error } = missing[0];
    return (
      <Card>
        {queryError({
          error,
          data: undefined,
          isFetching: missing.some(({ isFetching }) => isFetching),
          refetch: () => Promise.all(missing.map(({ refetch }) => refetch())),
        })}
      </Card>
    );
  }
  return (
    <SalesFigures
      sales={sales.data}
      orders={orders.data}
      productsSold={productsSold.data}
      returnedProducts={returnedProducts.data}
    />
  );
}

interface ViewProps {
  search: ReportSearch;
  period: Period;
  onSearch: (patch: Partial<ReportSearch>) => void;
}

function View({ search, period, onSearch }: ViewProps) {
  const can = useCan();
  const toProducts = can(products.byId) ? productHref : undefined;
  const list = { period, search, onSearch };
  const overTime = {
    period,
    interval: search.interval,
    onInterval: (interval: ReportSearch['interval']) => onSearch({ interval }),
  };
  switch (search.report) {
    case 'sales':
      return <SalesOverTimeView {...overTime} />;
    case 'orders':
      return <OrdersOverTimeView {...overTime} />;
    case 'products':
      return <SalesByProduct {...list} productHref={toProducts} />;
    case 'customers':
      return <SalesByCustomer {...list} ordersHref={can(orders.list) ? ordersHref : undefined} />;
    case 'locations':
      return <SalesByLocation {...list} />;
    case 'returned':
      return <ReturnedProducts period={period} productHref={toProducts} />;
  }
}
