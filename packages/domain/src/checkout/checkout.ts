import * as z from 'zod/mini';
import { chosenId, recordId } from '../bounds';
import { cartItemInputSchema } from '../carts/cart';
import { isoDateTime, optionalText } from '../contact';
import { appliedCouponSchema, couponCode, couponRefusalSchema } from '../coupons/coupon';
import { money } from '../money';
import { deliveryAddressSchema } from '../shipping/address';
import { deliveryPromiseSchema, parcelDeliverySchema } from '../shipping/shipping-fee';

/** What a checkout is priced from. Without `items` the account's selected cart lines are taken. */
export const checkoutInputSchema = z.object({
  items: z.optional(z.array(cartItemInputSchema).check(z.maxLength(100))),
  addressId: z.optional(recordId),
  /** A guest's place, for an estimate before there is an address. */
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
  /** Off the whole line, kobo. */
  discount: money,
  couponId: z.optional(z.string()),
  /** `unitPrice * quantity - discount`. */
  total: money,
});
export type QuoteLine = z.infer<typeof quoteLineSchema>;

/** One store's part of a checkout: what becomes one order. */
export const storeQuoteSchema = z.object({
  storeId: z.string(),
  storeName: z.string(),
  lines: z.array(quoteLineSchema),
  subtotal: money,
  discount: money,
  shippingFee: money,
  /** Absent until the place is known. */
  delivery: z.optional(parcelDeliverySchema),
  /** Days after delivery within which it can be sent back. */
  returnDays: z.int(),
  total: money,
});
export type StoreQuote = z.infer<typeof storeQuoteSchema>;

/** The whole price breakdown: what `simulate-order` answers is what `create-order` charges. */
export const quoteSchema = z.object({
  stores: z.array(storeQuoteSchema),
  /** Goods before discounts. */
  subtotal: money,
  discount: money,
  shippingFeeTotal: money,
  total: money,
  appliedCoupons: z.array(appliedCouponSchema),
  refusals: z.array(couponRefusalSchema),
});
export type Quote = z.infer<typeof quoteSchema>;

/** Opening a payment. `expectedTotal` is what the customer saw: a difference is a 409 with the new quote. */
export const startPaymentSchema = z.object({
  /** Bought without the cart, which stays as it is. Without them the account's selected cart lines are bought. */
  items: z.optional(z.array(cartItemInputSchema).check(z.minLength(1), z.maxLength(100))),
  addressId: chosenId('Choose an address'),
  couponCode: z.optional(couponCode),
  orderNote: optionalText(500),
  /** Without an upper bound: it repeats what `simulate-order` answered. */
  expectedTotal: money.check(z.refine((kobo) => kobo >= 0, { error: 'Enter zero or more' })),
  /** Made once by the page: the same key never opens a second payment. */
  idempotencyKey: z.string().check(z.minLength(16), z.maxLength(64)),
});
export type StartPayment = z.infer<typeof startPaymentSchema>;

export const paymentStatuses = ['pending', 'paid', 'failed', 'expired', 'refunded'] as const;
export const paymentStatusSchema = z.enum(paymentStatuses);
export type PaymentStatus = z.infer<typeof paymentStatusSchema>;

export const startedPaymentSchema = z.object({
  reference: z.string(),
  /** The provider's hosted card page. */
  authorizationUrl: z.string(),
  amount: money,
  expiresAt: isoDateTime,
});
export type StartedPayment = z.infer<typeof startedPaymentSchema>;

export const referenceSchema = z.object({
  reference: z.string().check(z.minLength(8), z.maxLength(64)),
});

/** Where a payment stands after the provider was asked. */
export const paymentOutcomeSchema = z.object({
  reference: z.string(),
  status: paymentStatusSchema,
  amount: money,
  /** Why the card was refused, in the customer's words. */
  failureReason: z.optional(z.string()),
  /** The bank has not answered yet: nobody knows whether money was taken. */
  isChecking: z.optional(z.boolean()),
  /** The card page, while the payment is open. */
  authorizationUrl: z.optional(z.string()),
  /** What a payment without the cart was for: the way back to its checkout. */
  items: z.optional(z.array(cartItemInputSchema)),
  /** The payment that counts for the same purchase, when it is not this one: paid, or open on its card page. */
  replacement: z.optional(
    z.object({
      reference: z.string(),
      status: z.enum(['paid', 'pending']),
      authorizationUrl: z.string(),
    }),
  ),
});
export type PaymentOutcome = z.infer<typeof paymentOutcomeSchema>;

/** One line of an order, for the confirmation. */
export const placedItemSchema = z.object({
  productId: z.string(),
  productName: z.string(),
  /** Of the variant. */
  image: z.optional(z.string()),
  /** By the name of the property, in the product's order. */
  options: z.record(z.string(), z.string()),
  quantity: z.int(),
  /** Before discounts. */
  unitPrice: money,
});
export type PlacedItem = z.infer<typeof placedItemSchema>;

/** One order: what one store sends in one delivery. */
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
  items: z.array(placedItemSchema),
});
export type PlacedOrder = z.infer<typeof placedOrderSchema>;

/** What `create-order` answers: the orders of the checkout, one per store; the same however often it is asked. */
export const placedOrdersSchema = z.object({
  reference: z.string(),
  deliveryAddress: deliveryAddressSchema,
  orders: z.array(placedOrderSchema),
});
export type PlacedOrders = z.infer<typeof placedOrdersSchema>;
