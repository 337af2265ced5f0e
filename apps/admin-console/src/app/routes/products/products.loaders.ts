import { noop } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { parseListSearch } from '@market/web-kit/router/list-search';
import { servicesContext } from '@market/web-kit/services';
import {
  productSearchSchema,
  categoriesQuery,
  productHistoryQuery,
  productListQuery,
  productQuery,
  productVisibilityQuery,
} from '../../../features/products/products.queries';

/** Not awaited: the page shows a skeleton while the list loads. */
export function productListLoader({ context, request }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  const search = parseListSearch(productSearchSchema, new URL(request.url).searchParams);
  void queryClient.query(productListQuery(api, search)).catch(noop);
  return null;
}

export async function productDetailLoader({ context, params }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  const id = params['id'] ?? '';
  void queryClient.query(productHistoryQuery(api, id)).catch(noop);
  const [{ name }] = await Promise.all([
    queryClient.query(productQuery(api, id)),
    queryClient.query(productVisibilityQuery(api, id)).catch(noop),
  ]);
  return { title: name };
}

export async function productAddLoader({ context }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(servicesContext);
  await queryClient.query(categoriesQuery(api));
  return null;
}
