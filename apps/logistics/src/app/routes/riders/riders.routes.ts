import { noop } from '@tanstack/react-query';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { platformOrders } from '@market/api-client/access';
import { requireAccess } from '@market/web-kit/router/guards';
import { parseListSearch } from '@market/web-kit/router/list-search';
import { servicesContext } from '@market/web-kit/services';
import { paths } from '../../paths';

/** Not awaited: the page shows a skeleton while the riders load. */
async function ridersLoader({ context, request }: LoaderFunctionArgs) {
  const { ridersPlanQuery, ridersSearchSchema } =
    await import('../../../features/riders/riders.queries');
  const { api, queryClient } = context.get(servicesContext);
  const search = parseListSearch(ridersSearchSchema, new URL(request.url).searchParams);
  void queryClient.query(ridersPlanQuery(api, search, new Date())).catch(noop);
  return null;
}

export const ridersRoutes: RouteObject[] = [
  {
    path: paths.riders.pattern,
    middleware: [requireAccess(platformOrders)],
    handle: { title: 'Riders' },
    lazy: {
      loader: async () => ridersLoader,
      Component: async () => (await import('./riders.page')).RidersPage,
    },
  },
];
