import type { LoaderFunctionArgs } from 'react-router-dom';
import { servicesContext } from '@market/web-kit/services';
import { productQuery } from '../../../features/products/products.queries';

export async function productDetailLoader({ context, params }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  const { name } = await queryClient.query(productQuery(api, params['id'] ?? ''));
  return { title: name };
}
