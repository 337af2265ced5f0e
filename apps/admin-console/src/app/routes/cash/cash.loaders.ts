import { noop } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { parseListSearch } from '@market/web-kit/router/list-search';
import { servicesContext } from '@market/web-kit/services';
import {
  cashSearchSchema,
  cashHoldersQuery,
  remittancesQuery,
} from '../../../features/cash/cash.queries';

/** Not awaited: the page shows skeletons while the lists load. */
export function cashLoader({ context, request }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  const search = parseListSearch(cashSearchSchema, new URL(request.url).searchParams);
  void queryClient.query(cashHoldersQuery(api, search)).catch(noop);
  void queryClient.query(remittancesQuery(api, search)).catch(noop);
  return null;
}
