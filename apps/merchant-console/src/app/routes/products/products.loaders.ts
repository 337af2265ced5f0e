import { noop } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { parseListSearch } from '@market/web-kit/router/list-search';
import { servicesContext } from '@market/web-kit/services';
import { productSearchSchema } from '../../../features/products/product-search.schema';
import {
  featuredQuery,
  productCountsQuery,
  productListQuery,
  productQuery,
  productVisibilityQuery,
} from '../../../features/products/products.queries';

export function productListLoader({ context, request }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  const search = parseListSearch(productSearchSchema, new URL(request.url).searchParams);
  void queryClient.query(productListQuery(api, search)).catch(noop);
  void queryClient.query(productCountsQuery(api)).catch(noop);
  void queryClient.query(featuredQuery(api)).catch(noop);
  return null;
}

export async function productEditLoader({ context, params }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  const id = params['id'] ?? '';
  const [{ name }] = await Promise.all([
    queryClient.query(productQuery(api, id)),
    queryClient.query(productVisibilityQuery(api, id)).catch(noop),
  ]);
  return { title: name };
}
