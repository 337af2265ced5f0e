import { noop } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { parseListSearch } from '@market/web-kit/router/list-search';
import { servicesContext } from '@market/web-kit/services';
import { reconciliationSearchSchema } from '../../../features/reconciliation/reconciliation-search.schema';
import {
  reconciliationDaysQuery,
  reconciliationQuery,
} from '../../../features/reconciliation/reconciliation.queries';

/** Not awaited: the page shows skeletons while its data loads. */
export function reconciliationLoader({ context, request }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  const search = parseListSearch(reconciliationSearchSchema, new URL(request.url).searchParams);
  const now = new Date();
  void queryClient.query(reconciliationQuery(api, search, now)).catch(noop);
  if (search.list === 'days')
    void queryClient.query(reconciliationDaysQuery(api, search, now)).catch(noop);
  return null;
}
