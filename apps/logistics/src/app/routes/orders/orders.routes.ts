import type { RouteObject } from 'react-router-dom';
import * as dispatch from '@market/api-client/contract/main/dispatch';
import { requireAccess } from '@market/web-kit/router/guards';
import { paths } from '../../paths';

export const ordersRoutes: RouteObject[] = [
  {
    path: paths.orders.detail.pattern,
    handle: { title: 'Order' },
    lazy: {
      loader: async () => (await import('./order.loader')).orderLoader,
      Component: async () => (await import('./order.page')).OrderPage,
      ErrorBoundary: async () => (await import('./order-error')).OrderError,
    },
    children: [
      {
        path: paths.orders.assign.pattern,
        middleware: [requireAccess(dispatch.assignPartner)],
        lazy: { Component: async () => (await import('./order-assign.page')).OrderAssignPage },
      },
    ],
  },
];
