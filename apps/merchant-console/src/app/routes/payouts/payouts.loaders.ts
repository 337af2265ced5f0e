import { noop } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { parseListSearch } from '@market/web-kit/router/list-search';
import { servicesContext } from '@market/web-kit/services';
import { payoutSearchSchema, payoutListQuery } from '../../../features/payouts/payouts.queries';

export function payoutListLoader({ context, request }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  const search = parseListSearch(payoutSearchSchema, new URL(request.url).searchParams);
  void queryClient.query(payoutListQuery(api, search)).catch(noop);
  return null;
}
