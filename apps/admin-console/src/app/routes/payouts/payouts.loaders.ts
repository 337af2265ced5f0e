import { noop } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { parseListSearch } from '@market/web-kit/router/list-search';
import { servicesContext } from '@market/web-kit/services';
import {
  payoutSearchSchema,
  payableQuery,
  payoutListQuery,
  payoutStatsQuery,
} from '../../../features/payouts/payouts.queries';

/** Not awaited: the page shows skeletons while the list and the totals load. */
export function payoutListLoader({ context, request }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  const search = parseListSearch(payoutSearchSchema, new URL(request.url).searchParams);
  void queryClient.query(payoutListQuery(api, search)).catch(noop);
  void queryClient.query(payoutStatsQuery(api)).catch(noop);
  return null;
}

/** Not awaited: the drawer shows a skeleton while the stores load. */
export function payoutCreateLoader({ context }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  void queryClient.query(payableQuery(api, '')).catch(noop);
  return null;
}
