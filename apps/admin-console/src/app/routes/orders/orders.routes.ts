import type { RouteObject } from 'react-router-dom';
import { platformOrders } from '@market/api-client/access';
import { requireAccess } from '@market/web-kit/router/guards';
import { paths } from '../../paths';

export const routes: RouteObject[] = [
  {
    middleware: [requireAccess(platformOrders)],
    children: [
      {
        path: paths.orders.list.pattern,
        handle: { title: 'Orders' },
        lazy: {
          loader: async () => (await import('./orders.loaders')).orderListLoader,
          Component: async () => (await import('./order-list.page')).OrderListPage,
        },
      },
      {
        path: paths.orders.detail.pattern,
        handle: { title: 'Order', parent: { label: 'Orders', to: paths.orders.list.href() } },
        lazy: {
          loader: async () => (await import('./orders.loaders')).orderDetailLoader,
          Component: async () => (await import('./order-detail.page')).OrderDetailPage,
        },
        children: [
          {
            path: paths.orders.assign.pattern,
            middleware: [requireAccess(platformOrders)],
            lazy: { Component: async () => (await import('./order-assign.page')).OrderAssignPage },
          },
        ],
      },
    ],
  },
];
