import type { LoaderFunctionArgs } from 'react-router-dom';
import { servicesContext } from '@market/web-kit/services';
import { payoutQuery } from '../../../features/payouts/payouts.queries';

export async function payoutDetailLoader({ context, params }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  const reference = params['reference'] ?? '';
  await queryClient.query(payoutQuery(api, reference));
  return { title: `Payout ${reference}` };
}
