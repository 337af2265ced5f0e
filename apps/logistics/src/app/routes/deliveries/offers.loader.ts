import { noop } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { servicesContext } from '@market/web-kit/services';
import { offersQuery } from '../../../features/orders/orders.queries';
import { roleOf } from '../../../shared/role-of';

/** Not awaited: the page shows a skeleton while the list loads. */
export function offersLoader({ context }: LoaderFunctionArgs) {
  const { api, queryClient, session } = context.get(servicesContext);
  void queryClient.query(offersQuery(api, roleOf(session))).catch(noop);
  return null;
}
