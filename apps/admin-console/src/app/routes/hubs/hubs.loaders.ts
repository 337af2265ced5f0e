import { noop } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { parseListSearch } from '@market/web-kit/router/list-search';
import { servicesContext } from '@market/web-kit/services';
import {
  hubSearchSchema,
  hubApplicationsQuery,
  hubOrdersQuery,
} from '../../../features/hubs/hubs.queries';

export function hubsLoader({ context, request }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  const search = parseListSearch(hubSearchSchema, new URL(request.url).searchParams);
  void (
    search.view === 'orders'
      ? queryClient.query(hubOrdersQuery(api, search))
      : queryClient.query(hubApplicationsQuery(api, search))
  ).catch(noop);
  return null;
}
