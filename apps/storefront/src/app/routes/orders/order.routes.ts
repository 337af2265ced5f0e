import type { RouteObject } from 'react-router-dom';
import { paths } from '../../paths';

export const orderRoutes: RouteObject[] = [
  {
    path: paths.orders.pattern,
    lazy: { Component: async () => (await import('./order-list.page')).OrderListPage, loader: async () => (await import('./order-list.loader')).orderListLoader },
  },
  {
    path: paths.order.pattern,
    lazy: { Component: async () => (await import('./order-detail.page')).OrderDetailPage, loader: async () => (await import('./order-detail.loader')).orderDetailLoader },
  },
];
