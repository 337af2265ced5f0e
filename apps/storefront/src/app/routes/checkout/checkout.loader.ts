import { noop } from '@tanstack/react-query';
import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { servicesContext, type Services } from '@market/web-kit/services';
import { addressListQuery } from '../../../features/addresses/addresses.queries';
import { accountCartQuery } from '../../../features/cart/cart.queries';
import { mergeGuestCart } from '../../../features/cart/merge-guest-cart';
import { checkoutDraft } from '../../../features/checkout/checkout-draft';
import { paymentOutcomeQuery } from '../../../features/checkout/checkout.queries';
import { paths } from '../../paths';

/**
 * What the page asks first: where to, and what. A cart that waited in this browser is merged before. Whoever paid and
 * closed the card page gets to see the orders instead of paying again.
 */
export async function checkoutLoader({ context }: LoaderFunctionArgs): Promise<null> {
  const services = context.get(servicesContext);
  const { api, queryClient } = services;
  const addresses = queryClient.query(addressListQuery(api));
  const cart = mergeGuestCart(services).then(() => queryClient.query(accountCartQuery(api)));
  const paid = paidMeanwhile(services);
  await Promise.all([addresses, cart]);
  const reference = await paid;
  if (reference !== undefined) throw redirect(paths.checkoutReturn.href({ reference }));
  return null;
}

/** The reference of a payment that went through behind this browser's back. */
async function paidMeanwhile({ api, queryClient }: Services): Promise<string | undefined> {
  const { openPayment } = checkoutDraft.get();
  if (openPayment === undefined) return undefined;
  const outcome = await queryClient.query(paymentOutcomeQuery(api, openPayment)).catch(noop);
  return outcome?.status === 'paid' ? openPayment : undefined;
}
