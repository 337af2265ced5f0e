import type { RouteObject } from 'react-router-dom';
import { merchantTransactions } from '@market/api-client/access';
import { requireAccess } from '@market/web-kit/router/guards';
import { paths } from '../../paths';

export const routes: RouteObject[] = [
  {
    path: paths.transactions.list.pattern,
    handle: { title: 'Transactions' },
    middleware: [requireAccess(merchantTransactions)],
    lazy: {
      Component: async () => (await import('./transaction-list.page')).TransactionListPage,
      loader: async () => (await import('./transactions.loaders')).transactionListLoader,
    },
    children: [
      {
        path: paths.transactions.detail.pattern,
        handle: { title: 'Transaction' },
        lazy: {
          Component: async () => (await import('./transaction-detail.page')).TransactionDetailPage,
          ErrorBoundary: async () =>
            (await import('@market/console/shell/drawer-error')).drawerError({
              title: 'Transaction',
              listHref: paths.transactions.list.href(),
            }),
          loader: async () => (await import('./transactions.loaders')).transactionDetailLoader,
        },
      },
    ],
  },
];
