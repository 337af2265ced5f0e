import type { RouteObject } from 'react-router-dom';
import { platformOrders } from '@market/api-client/access';
import { requireAccess } from '@market/web-kit/router/guards';
import { paths } from '../../paths';

export const ordersRoutes: RouteObject[] = [
  {
    path: paths.orders.detail.pattern,
    handle: { title: 'Order' },
    lazy: {
      loader: async () => (await import('./orders.loaders')).orderLoader,
      Component: async () => (await import('./order.page')).OrderPage,
      ErrorBoundary: async () => (await import('./order.page')).OrderError,
    },
    children: [
      {
        path: paths.orders.assign.pattern,
        middleware: [requireAccess(platformOrders)],
        lazy: { Component: async () => (await import('./order-assign.page')).OrderAssignPage },
      },
    ],
  },
];
