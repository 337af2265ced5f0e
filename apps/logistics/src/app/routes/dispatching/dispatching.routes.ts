import type { RouteObject } from 'react-router-dom';
import * as adminOrders from '@market/api-client/contract/main/admin-orders';
import { requireAccess } from '@market/web-kit/router/guards';
import { paths } from '../../paths';

export const dispatchingRoutes: RouteObject[] = [
  {
    path: paths.dispatching.pattern,
    middleware: [requireAccess(adminOrders.list)],
    handle: { title: 'Orders' },
    lazy: {
      loader: async () => (await import('./dispatching.loader')).dispatchingLoader,
      Component: async () => (await import('./dispatching.page')).DispatchingPage,
    },
  },
];
