import type { RouteObject } from 'react-router-dom';
import { platformPayouts } from '@market/api-client/access';
import { detailLoader } from '@market/web-kit/router/query-loaders';
import { requireAccess } from '@market/web-kit/router/guards';
import { paths } from '../../paths';

export const routes: RouteObject[] = [
  {
    path: paths.payouts.list.pattern,
    handle: { title: 'Merchant payments' },
    middleware: [requireAccess(platformPayouts)],
    lazy: {
      loader: async () => (await import('./payouts.loaders')).payoutListLoader,
      Component: async () => (await import('./payout-list.page')).PayoutListPage,
    },
    children: [
      {
        path: paths.payouts.create.pattern,
        handle: { title: 'Create payment report' },
        lazy: {
          loader: async () => (await import('./payouts.loaders')).payoutCreateLoader,
          Component: async () => (await import('./payout-create.page')).PayoutCreatePage,
        },
      },
      {
        path: paths.payouts.detail.pattern,
        lazy: {
          loader: detailLoader(
            async () => (await import('../../../features/payouts/payouts.queries')).payoutQuery,
            { param: 'reference', title: ({ reference }) => `Payment report ${reference}` },
          ),
          Component: async () => (await import('./payout-detail.page')).PayoutDetailPage,
          ErrorBoundary: async () =>
            (await import('@market/console/shell/drawer-error')).createDrawerError({
              title: 'Payment report',
              listHref: paths.payouts.list.href(),
            }),
        },
      },
    ],
  },
  {
    path: paths.payouts.statement.pattern,
    handle: {
      title: 'Statement',
      parent: { label: 'Merchant payments', to: paths.payouts.list.href() },
    },
    middleware: [requireAccess(platformPayouts)],
    lazy: {
      loader: async () =>
        (await import('@market/console/payouts/statement.queries')).statementLoader,
      Component: async () => (await import('./statement.page')).PayoutStatementPage,
    },
  },
];
