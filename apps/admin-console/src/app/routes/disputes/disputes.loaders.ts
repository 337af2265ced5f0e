import type { LoaderFunctionArgs } from 'react-router-dom';
import { listLoader } from '@market/web-kit/router/url-list';
import { servicesContext } from '@market/web-kit/services';
import { disputeList, disputeQuery } from '../../../features/disputes/disputes.queries';

export const disputeListLoader = listLoader(disputeList);

export async function disputeDetailLoader({ context, params }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  await queryClient.query(disputeQuery(api, params['id'] ?? ''));
  return null;
}
