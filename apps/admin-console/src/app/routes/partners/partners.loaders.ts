import type { LoaderFunctionArgs } from 'react-router-dom';
import { listLoader } from '@market/web-kit/router/url-list';
import { servicesContext } from '@market/web-kit/services';
import { partnerList, partnerQuery } from '../../../features/partners/partners.queries';

export const partnerListLoader = listLoader(partnerList);

export async function partnerLoader({ context, params }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  const { companyName } = await queryClient.query(partnerQuery(api, params['id'] ?? ''));
  return { title: companyName };
}
