import type { RouteObject } from 'react-router-dom';
import { storeApprovers } from '@market/api-client/access';
import { requireAccess } from '@market/web-kit/router/guards';
import { paths } from '../../paths';

export const routes: RouteObject[] = [
  {
    path: paths.merchants.list.pattern,
    handle: { title: 'Merchants and stores' },
    middleware: [requireAccess(storeApprovers)],
    lazy: {
      loader: async () => (await import('./merchants.loaders')).merchantListLoader,
      Component: async () => (await import('./merchant-list.page')).MerchantListPage,
    },
  },
  {
    path: paths.merchants.detail.pattern,
    handle: {
      title: 'Store',
      parent: { label: 'Merchants and stores', to: paths.merchants.list.href() },
    },
    middleware: [requireAccess(storeApprovers)],
    lazy: {
      loader: async () => (await import('./merchants.loaders')).merchantDetailLoader,
      Component: async () => (await import('./merchant-detail.page')).MerchantDetailPage,
    },
  },
];
