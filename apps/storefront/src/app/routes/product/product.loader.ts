import type { LoaderFunctionArgs } from 'react-router-dom';
import { servicesContext } from '@market/web-kit/services';
import { productQuery, rememberedCard } from '../../../features/catalogue/catalogue.queries';
import { noop } from '../../../shared/noop';

/** Coming from a card the page opens at once, drawn from it; a cold visit waits for the product, or for its 404. */
export async function productLoader({ context, params }: LoaderFunctionArgs): Promise<null> {
  const { api, queryClient } = context.get(servicesContext);
  const id = params['productId'] ?? '';
  const detail = queryClient.query(productQuery(api, id));
  if (rememberedCard(queryClient, id)) void detail.catch(noop);
  else await detail;
  return null;
}
