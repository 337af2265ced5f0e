import * as z from 'zod/mini';
import { requiredChoiceSchema, recordIdSchema } from '../bounds';
import { cartItemInputSchema } from '../carts/cart';
import { isoDateTime, optionalText } from '../field.schema';
import { appliedCouponSchema, couponCode, couponRefusalSchema } from '../coupons/applied-coupon';
import { money } from '../money.schema';
import { deliveryAddressSchema } from '../shipping/address';
import { paymentDetailsSchema } from '../transactions/payment-details.schema';
import { deliveryPromiseSchema, parcelDeliverySchema } from '../shipping/shipping-fee';
import { paymentMethods } from './payment-channel';

const paymentMethodSchema = z.enum(paymentMethods);

/** Input for a quote. Without `items`, the selected lines of the account's cart are used. */
export const checkoutInputSchema = z.object({
  items: z.optional(z.array(cartItemInputSchema).check(z.maxLength(100))),
  addressId: z.optional(recordIdSchema),
  /** A guest's state, for an estimate before an address is known. */
  stateOrRegion: z.optional(z.string().check(z.maxLength(60))),
  couponCode: z.optional(couponCode),
});
export type CheckoutInput = z.infer<typeof checkoutInputSchema>;

export const quoteLineSchema = z.object({
  productId: z.string(),
  variantId: z.optional(z.string()),
  name: z.string(),
  quantity: z.int(),
  unitPrice: money,
  /** Discount on the whole line. */
  discount: money,
  couponId: z.optional(z.string()),
  /** `unitPrice * quantity - discount`. */
  total: money,
});
export type QuoteLine = z.infer<typeof quoteLineSchema>;

/** The part of a checkout that becomes one store's order. */
export const storeQuoteSchema = z.object({
  storeId: z.string(),
  storeName: z.string(),
  lines: z.array(quoteLineSchema),
  subtotal: money,
  discount: money,
  shippingFee: money,
  /** Absent until the destination is known. */
  delivery: z.optional(parcelDeliverySchema),
  /** Return window in days after delivery. */
  returnDays: z.int(),
  /**
   * The most that the store lets customers pay on delivery. Absent when it does not offer pay on
   * delivery.
   */
  payOnDeliveryUpTo: z.optional(money),
  total: money,
});
export type StoreQuote = z.infer<typeof storeQuoteSchema>;

/** The full price breakdown. `create-order` charges exactly what `simulate-order` returned. */
export const quoteSchema = z.object({
  stores: z.array(storeQuoteSchema),
  /** Price of the goods before discounts, kobo. */
  subtotal: money,
  discount: money,
  shippingFeeTotal: money,
  total: money,
  appliedCoupons: z.array(appliedCouponSchema),
  refusals: z.array(couponRefusalSchema),
  /**
   * The number of the customer's open orders that are paid on delivery. Present only when the
   * orders of this checkout would be too many.
   */
  openOnDelivery: z.optional(z.int()),
});
export type Quote = z.infer<typeof quoteSchema>;

/** The maximum number of refused coupon codes stored with an order. */
export const MAX_REFUSED_CODES = 5;

/**
 * Starts a payment. `expectedTotal` is the total that the customer saw: when it differs, the
 * response is a 409 with the new quote.
 */
export const startPaymentInputSchema = z.object({
  /**
   * A direct purchase that leaves the cart unchanged. Without `items`, the selected cart lines are
   * bought.
   */
  items: z.optional(z.array(cartItemInputSchema).check(z.minLength(1), z.maxLength(100))),
  addressId: requiredChoiceSchema('Choose an address'),
  /** Defaults to cards. */
  channel: z.optional(paymentMethodSchema),
  couponCode: z.optional(couponCode),
  /** Codes that did not apply in the cart. The order keeps the reasons. */
  refusedCodes: z.optional(z.array(couponCode).check(z.maxLength(MAX_REFUSED_CODES))),
  orderNote: optionalText(500),
  /** No upper bound, because it repeats a value from `simulate-order`. */
  expectedTotal: money.check(z.refine((kobo) => kobo >= 0, { error: 'Enter zero or more' })),
  /**
   * The `listLastDays` of the quote that the customer saw: when a delivery is now promised for a
   * later day, the response is a 409 with the new quote. Stores that are left out are not checked.
   */
  expectedLastDays: z.optional(
    z.record(recordIdSchema, z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))),
  ),
  /** Generated once per page. The same key never starts a second payment. */
  idempotencyKey: z.string().check(z.minLength(16), z.maxLength(64)),
});
export type StartPaymentInput = z.infer<typeof startPaymentInputSchema>;

/** paid: the goods are bought. An order that is paid on delivery has this status at once. */
export const paymentStatuses = ['pending', 'paid', 'failed', 'expired', 'refunded'] as const;
export const paymentStatusSchema = z.enum(paymentStatuses);
export type PaymentStatus = z.infer<typeof paymentStatusSchema>;

export const startedPaymentSchema = z.object({
  reference: z.string(),
  /** The provider's payment page, or the confirmation page for an order paid on delivery. */
  authorizationUrl: z.string(),
  amount: money,
  expiresAt: isoDateTime,
});
export type StartedPayment = z.infer<typeof startedPaymentSchema>;

export const referenceSchema = z.object({
  reference: z.string().check(z.minLength(8), z.maxLength(64)),
});

/** The state of a payment after asking the provider. */
export const paymentOutcomeSchema = z.object({
  reference: z.string(),
  status: paymentStatusSchema,
  amount: money,
  channel: z.optional(paymentMethodSchema),
  /** The amount that has arrived by bank transfer while the rest is missing. */
  received: z.optional(money),
  /** Why the card was declined, as shown to the customer. */
  failureReason: z.optional(z.string()),
  /** The bank has not answered yet, so it is unknown whether the card was charged. */
  isChecking: z.optional(z.boolean()),
  /** The provider's payment page, while the payment is open. */
  authorizationUrl: z.optional(z.string()),
  /** Items of a direct purchase, to link back to its checkout. */
  items: z.optional(z.array(cartItemInputSchema)),
  /** Another payment for the same purchase, paid or still open, that replaces this one. */
  replacement: z.optional(
    z.object({
      reference: z.string(),
      status: z.enum(['paid', 'pending']),
      authorizationUrl: z.string(),
    }),
  ),
});
export type PaymentOutcome = z.infer<typeof paymentOutcomeSchema>;

export const placedItemSchema = z.object({
  productId: z.string(),
  variantId: z.optional(z.string()),
  productName: z.string(),
  image: z.optional(z.string()),
  /** Maps property names to options, in the product's order. */
  options: z.record(z.string(), z.string()),
  quantity: z.int(),
  /** The unit price before discounts. */
  unitPrice: money,
});
export type PlacedItem = z.infer<typeof placedItemSchema>;

/** One order: a single delivery from one store. */
export const placedOrderSchema = z.object({
  id: z.string(),
  orderName: z.string(),
  storeId: z.string(),
  storeName: z.string(),
  subtotal: money,
  discount: money,
  shippingFee: money,
  total: money,
  promise: z.optional(deliveryPromiseSchema),
  /** The area and the state of the store: `Ogba, Lagos`. */
  from: z.string(),
  /** The vehicle as in the quote: `Van`. */
  vehicle: z.optional(z.string()),
  items: z.array(placedItemSchema),
});
export type PlacedOrder = z.infer<typeof placedOrderSchema>;

/** Response from `create-order`: one order per store. Repeated requests return the same orders. */
export const placedOrdersSchema = z.object({
  reference: z.string(),
  channel: z.optional(paymentMethodSchema),
  deliveryAddress: deliveryAddressSchema,
  payment: z.optional(z.extend(paymentDetailsSchema, { paidAt: isoDateTime })),
  orders: z.array(placedOrderSchema),
});
export type PlacedOrders = z.infer<typeof placedOrdersSchema>;
