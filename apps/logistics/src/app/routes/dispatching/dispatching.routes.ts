import type { RouteObject } from 'react-router-dom';
import { platformOrders } from '@market/api-client/access';
import { requireAccess } from '@market/web-kit/router/guards';
import { paths } from '../../paths';

export const dispatchingRoutes: RouteObject[] = [
  {
    path: paths.dispatching.pattern,
    middleware: [requireAccess(platformOrders)],
    handle: { title: 'Orders' },
    lazy: {
      loader: async () => (await import('./dispatching.loaders')).dispatchingLoader,
      Component: async () => (await import('./dispatching.page')).DispatchingPage,
    },
  },
];
