import type * as contract from '@market/api-client/contract';
import type { Handlers } from '../../http/mount';
import { customerOf } from '../../platform/scope';
import type { CheckoutService } from './checkout.service';

export const checkoutRoutes = ({
  checkout,
}: {
  checkout: CheckoutService;
}): Handlers<typeof contract.checkout> => ({
  simulate: ({ principal, body }) => checkout.simulate(customerOf(principal), body),
  shippingFee: ({ principal, body }) => checkout.shippingFee(customerOf(principal), body),
  verifyPayment: ({ principal, body }) => checkout.verify(principal.userId, body.reference),
  createOrder: ({ principal, body }) => checkout.createOrder(principal.userId, body.reference),
});

export const paymentsRoutes = ({
  checkout,
}: {
  checkout: CheckoutService;
}): Handlers<typeof contract.payments> => ({
  start: ({ principal, body }) => checkout.start(principal.userId, body),
});
