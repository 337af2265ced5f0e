import { noop } from '@tanstack/react-query';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { partnerOwner } from '@market/api-client/access';
import { requireAccess } from '@market/web-kit/router/guards';
import { parseListSearch } from '@market/web-kit/router/list-search';
import { servicesContext } from '@market/web-kit/services';
import { paths } from '../../paths';
import { requireOnboarded } from '../onboarding/require-onboarded';

/** Not awaited: the page shows skeletons while the earnings load. */
async function earningsLoader({ context, request }: LoaderFunctionArgs) {
  const { earningsQuery, earningsSearchSchema, earningsSummaryQuery, payoutsQuery } =
    await import('../../../features/earnings/earnings.queries');
  const { api, queryClient } = context.get(servicesContext);
  const search = parseListSearch(earningsSearchSchema, new URL(request.url).searchParams);
  void queryClient.query(earningsSummaryQuery(api)).catch(noop);
  void queryClient.query(payoutsQuery(api, 1)).catch(noop);
  void queryClient.query(earningsQuery(api, search, new Date())).catch(noop);
  return null;
}

export const earningsRoutes: RouteObject[] = [
  {
    path: paths.earnings.pattern,
    middleware: [requireAccess(partnerOwner), requireOnboarded],
    handle: { title: 'Earnings' },
    lazy: {
      loader: async () => earningsLoader,
      Component: async () => (await import('./earnings.page')).EarningsPage,
    },
  },
  {
    path: paths.statement.pattern,
    handle: { title: 'Statement', parent: { label: 'Earnings', to: paths.earnings.href() } },
    middleware: [requireAccess(partnerOwner), requireOnboarded],
    lazy: {
      loader: async () => {
        const [{ createStatementLoader }, partnerPayouts] = await Promise.all([
          import('@market/console/payouts/statement.queries'),
          import('@market/api-client/contract/main/partner-payouts'),
        ]);
        return createStatementLoader(partnerPayouts);
      },
      Component: async () => (await import('./statement.page')).PartnerStatementPage,
    },
  },
];
