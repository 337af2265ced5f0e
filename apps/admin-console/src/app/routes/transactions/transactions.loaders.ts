import { noop } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { parseListSearch } from '@market/web-kit/router/list-search';
import { servicesContext } from '@market/web-kit/services';
import {
  transactionSearchSchema,
  transactionListQuery,
  transactionQuery,
} from '../../../features/transactions/transactions.queries';

/** Not awaited: the page shows skeletons while the list loads. */
export function transactionListLoader({ context, request }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  const search = parseListSearch(transactionSearchSchema, new URL(request.url).searchParams);
  void queryClient.query(transactionListQuery(api, search)).catch(noop);
  return null;
}

export async function transactionDetailLoader({ context, params }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  const { reference } = await queryClient.query(transactionQuery(api, params['id'] ?? ''));
  return { title: `Payment ${reference}` };
}
