import type { RouteObject } from 'react-router-dom';
import { paths } from '../../paths';

export const returnRoutes: RouteObject[] = [
  {
    path: paths.newReturn.pattern,
    lazy: {
      Component: () => import('./new-return.page').then((code) => code.NewReturnPage),
      loader: () => import('../orders/order-detail.loader').then((code) => code.orderDetailLoader),
    },
  },
  {
    path: paths.returns.pattern,
    lazy: {
      Component: () => import('./return-list.page').then((code) => code.ReturnListPage),
      loader: () => import('./return.loaders').then((code) => code.returnListLoader),
    },
  },
  {
    path: paths.return.pattern,
    lazy: {
      Component: () => import('./return-detail.page').then((code) => code.ReturnDetailPage),
      loader: () => import('./return.loaders').then((code) => code.returnDetailLoader),
    },
  },
];
