import { keepPreviousData } from '@tanstack/react-query';
import type { Queries } from '@market/api-client/queries';
import * as dashboard from '@market/api-client/contract/main/dashboard';
import * as sales from '@market/api-client/contract/main/sales';
import type { Interval, Period } from '@market/domain/sales/period';
import { pageWindow } from '@market/web-kit/router/list-search';

export const dashboardQuery = (api: Queries, { startDate, endDate }: Period) => ({
  ...api.query(dashboard.merchant, { query: { startDate, endDate } }),
  placeholderData: keepPreviousData,
});

export const salesReportQuery = (api: Queries, query: Period) => ({
  ...api.query(sales.sales, { query }),
  placeholderData: keepPreviousData,
});
export const ordersReportQuery = (api: Queries, query: Period) => ({
  ...api.query(sales.orders, { query }),
  placeholderData: keepPreviousData,
});
export const productsSoldQuery = (api: Queries, query: Period) => ({
  ...api.query(sales.productsSold, { query }),
  placeholderData: keepPreviousData,
});
export const returnedProductsQuery = (api: Queries, query: Period) => ({
  ...api.query(sales.returnedProducts, { query }),
  placeholderData: keepPreviousData,
});

export const salesOverTimeQuery = (
  api: Queries,
  period: Period,
  interval: Interval | undefined,
) => ({
  ...api.query(sales.salesOverTime, { query: { ...period, interval } }),
  placeholderData: keepPreviousData,
});
export const ordersOverTimeQuery = (
  api: Queries,
  period: Period,
  interval: Interval | undefined,
) => ({
  ...api.query(sales.ordersOverTime, { query: { ...period, interval } }),
  placeholderData: keepPreviousData,
});

interface Page {
  page: number;
  size: number;
}

export const salesByProductQuery = (api: Queries, period: Period, page: Page) => ({
  ...api.query(sales.byProduct, { query: { ...period, ...pageWindow(page) } }),
  placeholderData: keepPreviousData,
});
export const salesByCustomerQuery = (api: Queries, period: Period, page: Page) => ({
  ...api.query(sales.byCustomer, { query: { ...period, ...pageWindow(page) } }),
  placeholderData: keepPreviousData,
});
export const salesByLocationQuery = (api: Queries, period: Period, page: Page) => ({
  ...api.query(sales.byLocation, { query: { ...period, ...pageWindow(page) } }),
  placeholderData: keepPreviousData,
});
