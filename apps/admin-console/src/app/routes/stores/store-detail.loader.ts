import type { LoaderFunctionArgs } from 'react-router-dom';
import { servicesContext } from '@market/web-kit/services';
import { storeQuery } from '../../../features/stores/stores.queries';

export async function storeDetailLoader({ context, params }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  const { storeName } = await queryClient.query(storeQuery(api, params['id'] ?? ''));
  return { title: storeName };
}
