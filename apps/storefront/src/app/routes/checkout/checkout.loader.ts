import { noop } from '@tanstack/react-query';
import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { servicesContext, type Services } from '@market/web-kit/services';
import { addressListQuery } from '../../../features/addresses/addresses.queries';
import { checkoutItemsQuery } from '../../../features/cart/cart.queries';
import { guestCart } from '../../../features/cart/model/guest-cart';
import { mergeGuestCart } from '../../../features/cart/merge-guest-cart';
import { paymentOutcomeQuery } from '../../../features/checkout/checkout.queries';
import { paths } from '../../paths';
import { resolveCheckoutItems } from './use-checkout-items';

/**
 * Merges the browser's cart into the account's before it loads the cart. A customer who paid and
 * closed the payment page sees the orders instead of paying again.
 */
export async function checkoutLoader({ context, request }: LoaderFunctionArgs): Promise<null> {
  const services = context.get(servicesContext);
  const { api, queryClient, session } = services;
  const { items, draft } = resolveCheckoutItems(
    new URL(request.url).searchParams,
    session.user()?.isGuest ? guestCart.get() : undefined,
  );
  const addresses = queryClient.query(addressListQuery(api));
  const cart = mergeGuestCart(services).then(() =>
    queryClient.query(checkoutItemsQuery(api, items)),
  );
  const paid = findPaidReference(services, draft.get().openPayment);
  await Promise.all([addresses, cart]);
  const reference = await paid;
  if (reference !== undefined) throw redirect(paths.checkoutReturn.href({ reference }));
  return null;
}

/** The reference of a payment that succeeded outside this browser. */
async function findPaidReference(
  { api, queryClient }: Services,
  openPayment: string | undefined,
): Promise<string | undefined> {
  if (openPayment === undefined) return undefined;
  const outcome = await queryClient.query(paymentOutcomeQuery(api, openPayment)).catch(noop);
  return outcome?.status === 'paid' ? openPayment : undefined;
}
