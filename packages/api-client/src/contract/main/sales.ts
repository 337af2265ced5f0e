import {
  ordersOverTimeSchema,
  ordersReportSchema,
  overTimeQuerySchema,
  productsSoldReportSchema,
  rankingQuerySchema,
  returnedProductsReportSchema,
  salesByCustomerSchema,
  salesByLocationSchema,
  salesByProductSchema,
  salesOverTimeSchema,
  salesReportSchema,
} from '@market/domain/sales/report';
import { endpoint } from '../../endpoint';
import { merchantReports } from '../access';
import { texts } from '../texts';
import { wireNames } from '../wire-names';

const merchantOptions = {
  method: 'GET',
  ...merchantReports,
  failure: texts.sar,
} as const;

export const productsSold = endpoint({
  ...merchantOptions,
  name: 'sales.productsSold',
  path: '/sales/product-sold',
  query: overTimeQuerySchema,
  data: wireNames(productsSoldReportSchema, { total: 'productsSold' }),
});

export const orders = endpoint({
  ...merchantOptions,
  name: 'sales.orders',
  path: '/sales/orders',
  query: overTimeQuerySchema,
  data: wireNames(ordersReportSchema, { total: 'orders' }),
});

export const sales = endpoint({
  ...merchantOptions,
  name: 'sales.sales',
  path: '/sales/sales',
  query: overTimeQuerySchema,
  data: wireNames(salesReportSchema, { total: 'sales' }),
});

export const returnedProducts = endpoint({
  ...merchantOptions,
  name: 'sales.returnedProducts',
  path: '/sales/returned-products',
  query: overTimeQuerySchema,
  data: wireNames(returnedProductsReportSchema, { total: 'productReturned' }),
});

export const salesOverTime = endpoint({
  ...merchantOptions,
  name: 'sales.salesOverTime',
  path: '/sales/sales-overTime',
  query: overTimeQuerySchema,
  data: wireNames(salesOverTimeSchema, { points: 'salesByMonth' }),
});

export const ordersOverTime = endpoint({
  ...merchantOptions,
  name: 'sales.ordersOverTime',
  path: '/sales/order-overTime',
  query: overTimeQuerySchema,
  data: wireNames(ordersOverTimeSchema, { points: 'ordersByMonth' }),
});

export const byProduct = endpoint({
  ...merchantOptions,
  name: 'sales.byProduct',
  path: '/sales/sales-product',
  query: rankingQuerySchema,
  data: wireNames(salesByProductSchema, { rows: 'salesProduct' }),
});

export const byCustomer = endpoint({
  ...merchantOptions,
  name: 'sales.byCustomer',
  path: '/sales/sales-by-customer',
  query: rankingQuerySchema,
  data: salesByCustomerSchema,
});

export const byLocation = endpoint({
  ...merchantOptions,
  name: 'sales.byLocation',
  path: '/sales/sales-by-location',
  query: rankingQuerySchema,
  data: salesByLocationSchema,
});
