import type { RouteObject } from 'react-router-dom';
import { merchantPayouts } from '@market/api-client/access';
import { requireAccess } from '@market/web-kit/router/guards';
import { paths } from '../../paths';

export const payoutsRoutes: RouteObject[] = [
  {
    path: paths.payouts.pattern,
    handle: { title: 'Payouts' },
    middleware: [requireAccess(merchantPayouts)],
    lazy: {
      Component: async () => (await import('./payout-list.page')).PayoutListPage,
      loader: async () => (await import('./payouts.loaders')).payoutListLoader,
    },
  },
];
