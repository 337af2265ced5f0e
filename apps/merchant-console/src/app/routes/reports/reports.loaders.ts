import { noop } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { parseListSearch } from '@market/web-kit/router/list-search';
import { servicesContext } from '@market/web-kit/services';
import {
  reportSearchSchema,
  type ReportView,
} from '../../../features/reports/report-search.schema';
import {
  salesByCustomerQuery,
  salesByLocationQuery,
  salesByProductQuery,
  ordersOverTimeQuery,
  ordersReportQuery,
  productsSoldQuery,
  returnedProductsQuery,
  salesOverTimeQuery,
  salesReportQuery,
} from '../../../features/reports/reports.queries';
import { resolvePeriod } from '@market/console/period/period';

export function reportsLoader({ context, request }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  const search = parseListSearch(reportSearchSchema, new URL(request.url).searchParams);
  const period = resolvePeriod(search, new Date());

  const views: Record<ReportView, () => Promise<unknown>> = {
    sales: () => queryClient.query(salesOverTimeQuery(api, period, search.interval)),
    orders: () => queryClient.query(ordersOverTimeQuery(api, period, search.interval)),
    products: () => queryClient.query(salesByProductQuery(api, period, search)),
    customers: () => queryClient.query(salesByCustomerQuery(api, period, search)),
    locations: () => queryClient.query(salesByLocationQuery(api, period, search)),
    returned: () => queryClient.query(returnedProductsQuery(api, period)),
  };

  void queryClient.query(salesReportQuery(api, period)).catch(noop);
  void queryClient.query(ordersReportQuery(api, period)).catch(noop);
  void queryClient.query(productsSoldQuery(api, period)).catch(noop);
  void queryClient.query(returnedProductsQuery(api, period)).catch(noop);
  void views[search.report]().catch(noop);
  return null;
}
