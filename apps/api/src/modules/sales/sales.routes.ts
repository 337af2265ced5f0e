import * as contract from '@market/api-client/contract';
import { endpoints, type Routes } from '../../http/mount';
import type { SalesService } from './sales.service';

export const salesRoutes = ({ sales }: { sales: SalesService }): Routes =>
  endpoints(contract.sales, {
    sales: ({ principal, query }) => sales.sales(principal, query),
    orders: ({ principal, query }) => sales.orders(principal, query),
    productsSold: ({ principal, query }) => sales.productsSold(principal, query),
    returnedProducts: ({ principal, query }) => sales.returnedProducts(principal, query),
    salesOverTime: ({ principal, query }) => sales.overTime(principal, 'sales', query),
    ordersOverTime: ({ principal, query }) => sales.overTime(principal, 'orders', query),
    byProduct: ({ principal, query }) => sales.byProduct(principal, query),
    byCustomer: ({ principal, query }) => sales.byCustomer(principal, query),
    byLocation: ({ principal, query }) => sales.byLocation(principal, query),
  });
