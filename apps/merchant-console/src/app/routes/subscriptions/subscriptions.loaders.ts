import type { LoaderFunctionArgs } from 'react-router-dom';
import { servicesContext } from '@market/web-kit/services';
import {
  plansQuery,
  subscriptionQuery,
} from '../../../features/subscriptions/subscriptions.queries';

export async function subscriptionLoader({ context }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  const plans = queryClient.query(plansQuery(api));
  const subscription = queryClient.query(subscriptionQuery(api));
  await Promise.all([plans, subscription]);
  return null;
}
