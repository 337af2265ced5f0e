import { noop } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { servicesContext } from '@market/web-kit/services';
import { offersQuery } from '../../../features/orders/orders.queries';
import { roleOf } from '../../../shared/role-of';

/** Starts the list and does not wait: the page has a skeleton. */
export function offersLoader({ context }: LoaderFunctionArgs) {
  const { api, queryClient, session } = context.get(servicesContext);
  void queryClient.query(offersQuery(api, roleOf(session))).catch(noop);
  return null;
}
