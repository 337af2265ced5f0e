import type { RouteObject } from 'react-router-dom';
import { orderReturns } from '@market/api-client/access';
import { requireAccess } from '@market/web-kit/router/guards';
import { paths } from '../../paths';

export const returnsRoutes: RouteObject[] = [
  {
    path: paths.returns.list.pattern,
    handle: { title: 'Returns' },
    middleware: [requireAccess(orderReturns)],
    lazy: {
      Component: async () => (await import('./return-list.page')).ReturnListPage,
      loader: async () => (await import('@market/console/returns/return-loaders')).returnListLoader,
    },
    children: [
      {
        path: paths.returns.detail.pattern,
        lazy: {
          Component: async () => (await import('./return-detail.page')).ReturnDetailPage,
          ErrorBoundary: async () =>
            (await import('@market/console/shell/drawer-error')).drawerError({
              title: 'Return',
              listHref: paths.returns.list.href(),
            }),
          loader: async () =>
            (await import('@market/console/returns/return-loaders')).returnDetailLoader,
        },
      },
    ],
  },
];
