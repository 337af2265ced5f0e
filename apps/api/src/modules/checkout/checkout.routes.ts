import * as contract from '@market/api-client/contract';
import { endpoints, type Routes } from '../../http/mount';
import { toCustomerId } from '../../platform/scope';
import type { CheckoutService } from './checkout.service';

export const checkoutRoutes = ({ checkout }: { checkout: CheckoutService }): Routes =>
  endpoints(contract.checkout, {
    simulate: ({ principal, body }) => checkout.simulate(toCustomerId(principal), body),
    applyCoupon: async ({ principal, body }) => {
      const quote = await checkout.simulate(toCustomerId(principal), {
        items: body.items,
        couponCode: body.code,
      });
      return { quote, applied: quote.appliedCoupons };
    },
    shippingFee: ({ principal, body }) => checkout.shippingFee(toCustomerId(principal), body),
    verifyPayment: ({ principal, body }) => checkout.verify(principal.userId, body.reference),
    createOrder: ({ principal, body }) => checkout.createOrder(principal.userId, body.reference),
  });

export const paymentsRoutes = ({ checkout }: { checkout: CheckoutService }): Routes =>
  endpoints(contract.payments, {
    start: ({ principal, body }) => checkout.start(principal.userId, body),
  });
