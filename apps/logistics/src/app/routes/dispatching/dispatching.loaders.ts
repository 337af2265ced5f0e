import { noop } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { orderStatusesQuery } from '@market/console/orders/order-statuses.query';
import { parseListSearch } from '@market/web-kit/router/list-search';
import { servicesContext } from '@market/web-kit/services';
import { dispatchSearchSchema, dispatchQuery } from '../../../features/orders/orders.queries';

/** Not awaited: the page shows a skeleton while the list loads. */
export function dispatchingLoader({ context, request }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  const search = parseListSearch(dispatchSearchSchema, new URL(request.url).searchParams);
  void queryClient.query(dispatchQuery(api, search)).catch(noop);
  void queryClient.query(orderStatusesQuery(api)).catch(noop);
  return null;
}
