import type { RouteObject } from 'react-router-dom';
import { paths } from '../../paths';

export const returnRoutes: RouteObject[] = [
  {
    path: paths.newReturn.pattern,
    lazy: {
      Component: async () => (await import('./new-return.page')).NewReturnPage,
      loader: async () => (await import('../orders/order-detail.loader')).orderDetailLoader,
    },
  },
  {
    path: paths.returns.pattern,
    lazy: {
      Component: async () => (await import('./return-list.page')).ReturnListPage,
      loader: async () => (await import('./return.loaders')).returnListLoader,
    },
  },
  {
    path: paths.return.pattern,
    lazy: {
      Component: async () => (await import('./return-detail.page')).ReturnDetailPage,
      loader: async () => (await import('./return.loaders')).returnDetailLoader,
    },
  },
];
