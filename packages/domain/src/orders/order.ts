import * as z from 'zod/mini';
import { serialNumberSchema } from '../bounds';
import { orderRefundSchema } from '../checkout/refund';
import { couponRefusalSchema } from '../coupons/applied-coupon';
import { isoDate, isoDateTime, optionalText, phoneNumber, hostedImage } from '../field.schema';
import { money } from '../money.schema';
import { cancelReasonSchema } from './cancellation';
import { deliveryProofSchema } from './delivery-proof';
import { failureReasonSchema } from './failed-delivery';
import { orderStatusCodeSchema } from './order-status';
import { deliveryAddressSchema } from '../shipping/address';
import { appliedShippingDiscountSchema } from '../shipping/shipping-discount';
import { deliveryPromiseSchema } from '../shipping/shipping-fee';
import { paymentDetailsSchema } from '../transactions/payment-details.schema';
import { sellerSchema } from '../transactions/seller.schema';

export const orderItemSchema = z.object({
  id: z.string(),
  productId: z.string(),
  /** The product to add to the cart when buying again. */
  variantId: z.optional(z.string()),
  /** The SKU, for the store only. */
  sku: z.optional(z.string()),
  merchantId: z.string(),
  storeId: z.string(),
  storeName: z.string(),
  shippingFee: money,
  quantity: z.int(),
  /** Units that can still be returned. */
  returnable: z.optional(z.int()),
  productPrice: money,
  discount: money,
  productName: z.string(),
  keyRating: z.optional(z.string()),
  hostedImages: z.array(z.string()),
  productVariants: z.record(z.string(), z.string()),
});
export type OrderItem = z.infer<typeof orderItemSchema>;

export const orderActivitySchema = z.object({
  id: z.string(),
  orderTrackerId: z.string(),
  activity: z.string(),
  /**
   * Who performed the action: the person's name for their own organisation, otherwise the store or
   * the platform.
   */
  actor: z.optional(z.string()),
  note: z.optional(z.string()),
  /** The rider's photo of a failed delivery. */
  photo: z.optional(z.string()),
  failureReason: z.optional(failureReasonSchema),
  /** The resulting status, when it changed. */
  orderStatus: z.optional(orderStatusCodeSchema),
  createdAt: isoDateTime,
  updatedAt: isoDateTime,
});
export type OrderActivity = z.infer<typeof orderActivitySchema>;

export const assignmentSchema = z.object({
  kind: z.enum(['platform', 'partner', 'dispatcher']),
  assigneeId: z.optional(z.string()),
  assigneeName: z.string(),
  /** The rider's phone number, once they have accepted. */
  phoneNumber: z.optional(z.string()),
  accepted: z.boolean(),
  note: z.optional(z.string()),
  /** The planned day of the pick-up, a date in Lagos. */
  pickUpOn: z.optional(isoDate),
  assignedAt: isoDateTime,
});
export type Assignment = z.infer<typeof assignmentSchema>;

export const orderSummarySchema = z.object({
  id: z.string(),
  orderName: z.string(),
  /** The checkout's reference, shared by all of its orders. */
  checkoutReference: z.string(),
  /** The total of the checkout, for its customer only. */
  checkoutTotal: z.optional(money),
  orderStatusId: z.int(),
  orderStatus: orderStatusCodeSchema,
  customerName: z.string(),
  city: z.string(),
  state: z.string(),
  storeId: z.string(),
  storeSlug: z.string(),
  storeName: z.string(),
  /** The number of units. */
  itemCount: z.int(),
  /** The number of different products. */
  productCount: z.int(),
  /** Kilograms. */
  weight: z.number(),
  firstItem: z.object({
    productName: z.string(),
    image: z.optional(z.string()),
    quantity: z.int(),
  }),
  subtotal: money,
  discount: money,
  /** The fee after the shipping discount. */
  shippingFee: money,
  shippingDiscount: z.optional(appliedShippingDiscountSchema),
  /** What the shipping partner earns for the delivery, for that partner only. */
  partnerEarns: z.optional(money),
  total: money,
  /** The cash that the rider collects on delivery. Absent when the order was paid in advance. */
  payOnDelivery: z.optional(
    z.object({
      amount: money,
      collectedAt: z.optional(isoDateTime),
    }),
  ),
  approvePayout: z.boolean(),
  withinLagos: z.boolean(),
  assignment: z.optional(assignmentSchema),
  /**
   * The handover deadline, for the store and the platform. Absent once the order has been handed
   * over.
   */
  handOverBy: z.optional(isoDateTime),
  /** The delivery promise at the time of payment. Absent on old orders. */
  promise: z.optional(deliveryPromiseSchema),
  /** After a failed delivery: the Lagos date of the next attempt. */
  nextAttemptDay: z.optional(z.string()),
  deliveredAt: z.optional(isoDateTime),
  createdAt: isoDateTime,
});
export type OrderSummary = z.infer<typeof orderSummarySchema>;

/** How the total is split, for merchants and admins. The shares sum to `total`. */
export const orderSplitSchema = z.object({
  commissionPercent: z.number(),
  commission: money,
  delivery: money,
  dueToMerchant: money,
  providerFee: z.optional(money),
});

/**
 * The full order. Fields that the user may not see are absent. Only the customer sees the token.
 */
export const orderSchema = z.extend(orderSummarySchema, {
  orderNote: z.optional(z.string()),
  /** The latest return. */
  orderReturnId: z.optional(z.string()),
  currentOrderStatus: z.string(),
  customerId: z.string(),
  merchantId: z.string(),
  orderItems: z.array(orderItemSchema),
  rewardProductsIds: z.array(z.string()),
  deliveryAddress: deliveryAddressSchema,
  pickUpAddress: z.optional(
    z.object({
      street: z.string(),
      city: z.string(),
      state: z.string(),
      phoneNumber: z.optional(z.string()),
    }),
  ),
  /** The seller's details for invoices. Absent for riders. */
  seller: z.optional(sellerSchema),
  dispatchPhoneNumber: z.optional(z.string()),
  orderDeliveryToken: z.optional(z.string()),
  partnerAssignOrderId: z.optional(z.string()),
  dispatcherId: z.optional(z.string()),
  assignedToPlatform: z.boolean(),
  assignedToDispatcher: z.boolean(),
  assignedToShippingPartner: z.boolean(),
  lagosMerchant: z.boolean(),
  lagosCustomer: z.boolean(),
  shippingEvidence: z.optional(z.string()),
  deliveryProof: z.optional(deliveryProofSchema),
  isNextAttemptChosen: z.optional(z.boolean()),
  /**
   * The Lagos dates that the customer can choose from, while another delivery attempt is expected.
   */
  nextAttemptChoices: z.optional(z.array(z.string())),
  orderActivities: z.array(orderActivitySchema),
  split: z.optional(orderSplitSchema),
  payment: z.optional(
    z.extend(paymentDetailsSchema, { reference: z.string(), paidAt: z.optional(isoDateTime) }),
  ),
  /** The statuses that the user can set now. */
  allowedStatusIds: z.array(z.int()),
  deliveryCodeTriesLeft: z.optional(z.int()),
  /** The return window in days after delivery, as it was at the time of payment. */
  returnDays: z.int(),
  /** The end of the return window, while units can still be returned. */
  returnableUntil: z.optional(isoDateTime),
  /** Why coupons did not apply at checkout. Merchants see the reasons for their own coupons. */
  couponRefusals: z.optional(z.array(couponRefusalSchema)),
  /** Refunds, sent and pending. */
  refunds: z.optional(z.array(orderRefundSchema)),
  updatedAt: isoDateTime,
});
export type Order = z.infer<typeof orderSchema>;

/** The customer's six-digit code. */
export const deliveryCode = z.string().check(z.regex(/^\d{6}$/, { error: 'Enter the 6 digits' }));

/**
 * A status change, or the acceptance of an assignment (spec section 4: an order id and a payload).
 */
export const orderUpdateSchema = z.object({
  orderStatusId: z.optional(serialNumberSchema),
  accepted: z.optional(z.literal(true)),
  /** The customer's six-digit delivery code, required to mark an order delivered. */
  orderDeliveryToken: z.optional(deliveryCode),
  /**
   * The cash that the rider collected. Required to mark an order as delivered when it is paid on
   * delivery.
   */
  collected: z.optional(money),
  shippingEvidence: z.optional(hostedImage),
  cancelReason: z.optional(cancelReasonSchema),
  note: optionalText(300),
});
export type OrderUpdate = z.infer<typeof orderUpdateSchema>;

/** The customer's choice of the next attempt, a date in Lagos. */
export const nextAttemptSchema = z.object({ day: isoDate });

export const dispatchPhoneSchema = z.object({ dispatchPhoneNumber: phoneNumber });

export const declineReasons = [
  'Vehicle too small',
  'Outside our area',
  'No rider available',
  'Other',
] as const;
export const declineSchema = z
  .object({ reason: z.enum(declineReasons, { error: 'Choose a reason' }), note: optionalText(300) })
  .check(
    z.refine((d) => d.reason !== 'Other' || (d.note ?? '').length > 0, {
      error: 'Describe the reason',
      path: ['note'],
    }),
  );
