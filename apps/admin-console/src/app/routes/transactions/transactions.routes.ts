import type { RouteObject } from 'react-router-dom';
import { platformReports } from '@market/api-client/access';
import { detailLoader } from '@market/web-kit/router/query-loaders';
import { requireAccess } from '@market/web-kit/router/guards';
import { urlListLoader } from '@market/web-kit/router/lazy-list';
import { paths } from '../../paths';

export const routes: RouteObject[] = [
  {
    path: paths.transactions.list.pattern,
    handle: { title: 'Transactions' },
    middleware: [requireAccess(platformReports)],
    lazy: {
      loader: urlListLoader(
        async () =>
          (await import('../../../features/transactions/transactions.queries')).transactionList,
      ),
      Component: async () => (await import('./transaction-list.page')).TransactionListPage,
    },
    children: [
      {
        path: paths.transactions.detail.pattern,
        lazy: {
          loader: detailLoader(
            async () =>
              (await import('../../../features/transactions/transactions.queries'))
                .transactionQuery,
            { title: ({ reference }) => `Payment ${reference}` },
          ),
          Component: async () => (await import('./transaction-detail.page')).TransactionDetailPage,
          ErrorBoundary: async () =>
            (await import('@market/console/shell/drawer-error')).createDrawerError({
              title: 'Transaction',
              listHref: paths.transactions.list.href(),
            }),
        },
      },
    ],
  },
];
