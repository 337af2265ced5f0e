import * as z from 'zod/mini';
import { cartItemInputSchema } from '@market/domain/carts/cart';
import {
  checkoutInputSchema,
  paymentOutcomeSchema,
  placedOrdersSchema,
  quoteSchema,
  referenceSchema,
} from '@market/domain/checkout/checkout';
import { appliedCouponSchema, couponCode } from '@market/domain/coupons/applied-coupon';
import { shippingFeesSchema } from '@market/domain/shipping/shipping-fee';
import { endpoint } from '../../endpoint';
import { customers } from '../access';
import { texts } from '../texts';

/** The full price breakdown, exactly as `createOrder` charges it. */
export const simulate = endpoint({
  name: 'checkout.simulate',
  method: 'POST',
  path: '/ordertracking/simulate-order',
  access: 'public',
  body: checkoutInputSchema,
  data: quoteSchema,
  failure: 'Could not price this order. Try again later.',
});

/** Prices the cart with a code. Returns the applied coupons, or why the code was refused. */
export const applyCoupon = endpoint({
  name: 'checkout.applyCoupon',
  method: 'POST',
  path: '/applycoupon/apply-coupon',
  access: 'public',
  body: z.object({
    code: couponCode,
    items: z.optional(z.array(cartItemInputSchema).check(z.maxLength(100))),
  }),
  data: z.object({ quote: quoteSchema, applied: z.array(appliedCouponSchema) }),
  failure: texts.wentWrong,
});

export const shippingFee = endpoint({
  name: 'checkout.shippingFee',
  method: 'POST',
  path: '/generateshippingfee/generate-shippingfee',
  access: 'public',
  body: checkoutInputSchema,
  data: shippingFeesSchema,
  failure: 'Could not get the delivery fee. Try again later.',
});

/** Asks the provider for the result of a payment and records it. Safe to repeat. */
export const verifyPayment = endpoint({
  name: 'checkout.verifyPayment',
  method: 'POST',
  path: '/transactions/customer/transaction',
  ...customers,
  body: referenceSchema,
  data: paymentOutcomeSchema,
  failure: texts.tryAgain,
});

/**
 * Creates one order per store from a paid checkout. Safe to repeat: the same reference returns the
 * same orders.
 */
export const createOrder = endpoint({
  name: 'checkout.createOrder',
  method: 'POST',
  path: '/ordertracking/create-order',
  ...customers,
  body: referenceSchema,
  data: placedOrdersSchema,
  failure: texts.tryAgain,
});
