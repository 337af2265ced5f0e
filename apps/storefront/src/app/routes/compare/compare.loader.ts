import { noop } from '@tanstack/react-query';
import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { servicesContext } from '@market/web-kit/services';
import { productQuery } from '../../../features/catalogue/catalogue.queries';
import { parseComparedProducts } from '../../../features/catalogue/model/compared-products';
import { comparison } from '../../../shared/comparison';
import { compareHref } from '../../hrefs';

/** Redirects a URL without products to those chosen in this browser. */
export function compareLoader({ context, request }: LoaderFunctionArgs): Response | null {
  const productIds = new URL(request.url).searchParams.get('products');
  const { products } = comparison.get();
  if (productIds === null && products.length > 0) return redirect(compareHref(products));
  const { api, queryClient } = context.get(servicesContext);
  // Fetches the table's code in parallel with its data.
  void import('./compared-products').catch(noop);
  for (const { id } of parseComparedProducts(productIds))
    void queryClient.query(productQuery(api, id)).catch(noop);
  return null;
}
