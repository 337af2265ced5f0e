import type { RouteObject } from 'react-router-dom';
import { platformReports } from '@market/api-client/access';
import { requireAccess } from '@market/web-kit/router/guards';
import { paths } from '../../paths';

export const routes: RouteObject[] = [
  {
    path: paths.transactions.list.pattern,
    handle: { title: 'Transactions' },
    middleware: [requireAccess(platformReports)],
    lazy: {
      loader: async () => (await import('./transactions.loaders')).transactionListLoader,
      Component: async () => (await import('./transaction-list.page')).TransactionListPage,
    },
    children: [
      {
        path: paths.transactions.detail.pattern,
        lazy: {
          loader: async () => (await import('./transactions.loaders')).transactionDetailLoader,
          Component: async () => (await import('./transaction-detail.page')).TransactionDetailPage,
          ErrorBoundary: async () =>
            (await import('@market/console/shell/drawer-error')).drawerError({
              title: 'Transaction',
              listHref: paths.transactions.list.href(),
            }),
        },
      },
    ],
  },
];
