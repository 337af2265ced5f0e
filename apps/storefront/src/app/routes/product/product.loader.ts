import { noop } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { servicesContext } from '@market/web-kit/services';
import { productQuery, findCachedCard } from '../../../features/catalogue/catalogue.queries';

/**
 * When a card was pressed, the page opens immediately and renders the card's data. A cold visit
 * waits for the product or its 404. Choosing a variant does not wait for a request.
 */
export async function productLoader({ context, params }: LoaderFunctionArgs): Promise<null> {
  const { api, queryClient } = context.get(servicesContext);
  const id = params['productId'] ?? '';
  const query = productQuery(api, id);
  const known = queryClient.getQueryData(query.queryKey) ?? findCachedCard(queryClient, id);
  const detail = queryClient.query(query);
  if (known) void detail.catch(noop);
  else await detail;
  return null;
}
