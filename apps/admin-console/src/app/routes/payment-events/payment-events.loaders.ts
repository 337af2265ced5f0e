import type { LoaderFunctionArgs } from 'react-router-dom';
import { listLoader } from '@market/web-kit/router/url-list';
import { servicesContext } from '@market/web-kit/services';
import { eventList, eventQuery } from '../../../features/payment-events/payment-events.queries';

export const paymentEventListLoader = listLoader(eventList);

export async function paymentEventDetailLoader({ context, params }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  await queryClient.query(eventQuery(api, params['id'] ?? ''));
  return null;
}
