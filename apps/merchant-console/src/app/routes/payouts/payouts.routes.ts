import type { RouteObject } from 'react-router-dom';
import { merchantPayouts } from '@market/api-client/access';
import { requireAccess } from '@market/web-kit/router/guards';
import { paths } from '../../paths';

export const routes: RouteObject[] = [
  {
    path: paths.payouts.list.pattern,
    handle: { title: 'Payouts' },
    middleware: [requireAccess(merchantPayouts)],
    lazy: {
      Component: async () => (await import('./payout-list.page')).PayoutListPage,
      loader: async () => (await import('./payouts.loaders')).payoutListLoader,
    },
  },
  {
    path: paths.payouts.statement.pattern,
    handle: { title: 'Statement' },
    middleware: [requireAccess(merchantPayouts)],
    lazy: {
      loader: async () =>
        (await import('@market/console/payouts/statement-loader')).statementLoader,
      Component: async () => (await import('./statement.page')).PayoutStatementPage,
    },
  },
];
