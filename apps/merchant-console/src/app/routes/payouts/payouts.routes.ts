import type { RouteObject } from 'react-router-dom';
import { merchantPayouts } from '@market/api-client/access';
import { requireAccess } from '@market/web-kit/router/guards';
import { urlListLoader } from '@market/web-kit/router/lazy-list';
import { paths } from '../../paths';

export const routes: RouteObject[] = [
  {
    path: paths.payouts.list.pattern,
    handle: { title: 'Payouts' },
    middleware: [requireAccess(merchantPayouts)],
    lazy: {
      Component: async () => (await import('./payout-list.page')).PayoutListPage,
      loader: urlListLoader(
        async () => (await import('../../../features/payouts/payouts.queries')).payoutList,
      ),
    },
  },
  {
    path: paths.payouts.statement.pattern,
    handle: { title: 'Statement', parent: { label: 'Payouts', to: paths.payouts.list.href() } },
    middleware: [requireAccess(merchantPayouts)],
    lazy: {
      loader: async () =>
        (await import('@market/console/payouts/statement.queries')).statementLoader,
      Component: async () => (await import('./statement.page')).PayoutStatementPage,
    },
  },
];
