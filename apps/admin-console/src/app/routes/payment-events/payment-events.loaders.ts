import { noop } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { parseListSearch } from '@market/web-kit/router/list-search';
import { servicesContext } from '@market/web-kit/services';
import {
  eventSearchSchema,
  eventListQuery,
  eventQuery,
} from '../../../features/payment-events/payment-events.queries';

/** Not awaited: the page shows a skeleton while the list loads. */
export function paymentEventListLoader({ context, request }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  const search = parseListSearch(eventSearchSchema, new URL(request.url).searchParams);
  void queryClient.query(eventListQuery(api, search)).catch(noop);
  return null;
}

export async function paymentEventDetailLoader({ context, params }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  await queryClient.query(eventQuery(api, params['id'] ?? ''));
  return null;
}
