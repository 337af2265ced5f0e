import type { RouteObject } from 'react-router-dom';
import * as adminOrders from '@market/api-client/contract/main/admin-orders';
import * as dispatch from '@market/api-client/contract/main/dispatch';
import { requireAccess } from '@market/web-kit/router/guards';
import { paths } from '../../paths';

export const ordersRoutes: RouteObject[] = [
  {
    middleware: [requireAccess(adminOrders.list)],
    children: [
      {
        path: paths.orders.list.pattern,
        handle: { title: 'Orders' },
        lazy: {
          loader: async () => (await import('./order-list.loader')).orderListLoader,
          Component: async () => (await import('./order-list.page')).OrderListPage,
        },
      },
      {
        path: paths.orders.detail.pattern,
        handle: { title: 'Order' },
        lazy: {
          loader: async () => (await import('./order-detail.loader')).orderDetailLoader,
          Component: async () => (await import('./order-detail.page')).OrderDetailPage,
        },
        children: [
          {
            path: paths.orders.assign.pattern,
            middleware: [requireAccess(dispatch.assignPartner)],
            lazy: { Component: async () => (await import('./order-assign.page')).OrderAssignPage },
          },
        ],
      },
    ],
  },
];
