import type { LoaderFunctionArgs } from 'react-router-dom';
import { servicesContext } from '@market/web-kit/services';
import { productQuery } from '../../../features/products/products.queries';

/** `?from=` is the id of the product to copy. */
export async function productCreateLoader({ context, request }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  const from = new URL(request.url).searchParams.get('from');
  if (from) await queryClient.query(productQuery(api, from));
  return null;
}
