import type { RouteObject } from 'react-router-dom';
import { storeApprovers } from '@market/api-client/access';
import { requireAccess } from '@market/web-kit/router/guards';
import { paths } from '../../paths';

export const routes: RouteObject[] = [
  {
    path: paths.stores.list.pattern,
    handle: { title: 'Store approvals' },
    middleware: [requireAccess(storeApprovers)],
    lazy: {
      loader: async () => (await import('./stores.loaders')).storeListLoader,
      Component: async () => (await import('./store-list.page')).StoreListPage,
    },
    children: [
      {
        path: paths.stores.detail.pattern,
        lazy: {
          loader: async () => (await import('./stores.loaders')).storeDetailLoader,
          Component: async () => (await import('./store-detail.page')).StoreDetailPage,
          ErrorBoundary: async () => (await import('./store-detail.page')).StoreDetailError,
        },
      },
    ],
  },
];
