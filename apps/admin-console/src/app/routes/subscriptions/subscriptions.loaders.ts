import { noop } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { parseListSearch } from '@market/web-kit/router/list-search';
import { servicesContext } from '@market/web-kit/services';
import {
  incomeSearchSchema,
  incomeQuery,
} from '../../../features/subscriptions/subscriptions.queries';

/** Not awaited: the page shows skeletons while the income loads. */
export function incomeLoader({ context, request }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  const search = parseListSearch(incomeSearchSchema, new URL(request.url).searchParams);
  void queryClient.query(incomeQuery(api, search, new Date())).catch(noop);
  return null;
}
