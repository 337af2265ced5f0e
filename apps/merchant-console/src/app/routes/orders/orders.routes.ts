import type { RouteObject } from 'react-router-dom';
import { merchantOrders } from '@market/api-client/access';
import { requireAccess } from '@market/web-kit/router/guards';
import { paths } from '../../paths';

export const routes: RouteObject[] = [
  {
    middleware: [requireAccess(merchantOrders)],
    children: [
      {
        path: paths.orders.list.pattern,
        handle: { title: 'Orders' },
        lazy: {
          Component: async () => (await import('./order-list.page')).OrderListPage,
          loader: async () => (await import('./orders.loaders')).orderListLoader,
        },
      },
      {
        path: paths.orders.papers.pattern,
        handle: {
          title: 'Print orders',
          parent: { label: 'Orders', to: paths.orders.list.href() },
        },
        lazy: {
          Component: async () => (await import('./order-print.page')).OrderPrintPage,
          loader: async () => (await import('./orders.loaders')).orderPrintLoader,
        },
      },
      {
        path: paths.orders.detail.pattern,
        handle: { title: 'Order', parent: { label: 'Orders', to: paths.orders.list.href() } },
        lazy: {
          Component: async () => (await import('./order-detail.page')).OrderDetailPage,
          loader: async () => (await import('./orders.loaders')).orderDetailLoader,
        },
      },
    ],
  },
];
