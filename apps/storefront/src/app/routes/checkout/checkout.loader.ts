import type { LoaderFunctionArgs } from 'react-router-dom';
import { servicesContext } from '@market/web-kit/services';
import { addressListQuery } from '../../../features/addresses/addresses.queries';
import { accountCartQuery } from '../../../features/cart/cart.queries';
import { mergeGuestCart } from '../../../features/cart/merge-guest-cart';

/** What the page asks first: where to, and what. A cart that waited in this browser is merged before. */
export async function checkoutLoader({ context }: LoaderFunctionArgs): Promise<null> {
  const services = context.get(servicesContext);
  const { api, queryClient } = services;
  const addresses = queryClient.query(addressListQuery(api));
  const cart = mergeGuestCart(services).then(() => queryClient.query(accountCartQuery(api)));
  await Promise.all([addresses, cart]);
  return null;
}
