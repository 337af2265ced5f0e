import type { RouteObject } from 'react-router-dom';
import { storeApprovers } from '@market/api-client/access';
import { detailLoader } from '@market/web-kit/router/query-loaders';
import { requireAccess } from '@market/web-kit/router/guards';
import { urlListLoader } from '@market/web-kit/router/lazy-list';
import { paths } from '../../paths';

export const routes: RouteObject[] = [
  {
    path: paths.stores.list.pattern,
    handle: { title: 'Store approvals' },
    middleware: [requireAccess(storeApprovers)],
    lazy: {
      loader: urlListLoader(
        async () => (await import('../../../features/stores/stores.queries')).storeList,
      ),
      Component: async () => (await import('./store-list.page')).StoreListPage,
    },
    children: [
      {
        path: paths.stores.detail.pattern,
        lazy: {
          loader: detailLoader(
            async () => (await import('../../../features/stores/stores.queries')).storeQuery,
            { title: ({ storeName }) => storeName },
          ),
          Component: async () => (await import('./store-detail.page')).StoreDetailPage,
          ErrorBoundary: async () => (await import('./store-detail.page')).StoreDetailError,
        },
      },
    ],
  },
];
