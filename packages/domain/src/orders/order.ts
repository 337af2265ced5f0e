import * as z from 'zod/mini';
import { chosenId, recordId, serialNumber } from '../bounds';
import { orderRefundSchema } from '../checkout/refund';
import { isoDate, isoDateTime, optionalText, phoneNumber, hostedImage } from '../contact';
import { money } from '../money.schema';
import { searchQuery } from '../paging';
import { cancelReasonSchema } from './cancellation';
import { orderStatusCodeSchema } from './order-status';
import { deliveryAddressSchema } from '../shipping/address';
import { deliveryPromiseSchema } from '../shipping/shipping-fee';
import { sellerSchema } from '../transactions/seller';

export const orderItemSchema = z.object({
  id: z.string(),
  productId: z.string(),
  /** What is put into the cart to buy the same again. */
  variantId: z.optional(z.string()),
  /** What the store finds it by; the customer has no use for it. */
  sku: z.optional(z.string()),
  merchantId: z.string(),
  storeId: z.string(),
  storeName: z.string(),
  shippingFee: money,
  quantity: z.int(),
  /** How many of them can still be sent back now. */
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
  /** Who did it, as the reader may know them: a person for their own side, else the store or the platform. */
  actor: z.optional(z.string()),
  note: z.optional(z.string()),
  /** The status that it led to, if it changed it. */
  orderStatus: z.optional(orderStatusCodeSchema),
  createdAt: isoDateTime,
  updatedAt: isoDateTime,
});
export type OrderActivity = z.infer<typeof orderActivitySchema>;

/** Where the delivery of an order stands beside its status. */
export const assignmentSchema = z.object({
  kind: z.enum(['platform', 'partner', 'dispatcher']),
  assigneeId: z.optional(z.string()),
  assigneeName: z.string(),
  /** Where whoever brings it can be called; once they have accepted. */
  phoneNumber: z.optional(z.string()),
  accepted: z.boolean(),
  note: z.optional(z.string()),
  assignedAt: isoDateTime,
});
export type Assignment = z.infer<typeof assignmentSchema>;

/** One row of any order list. */
export const orderSummarySchema = z.object({
  id: z.string(),
  orderName: z.string(),
  /** The checkout that it was paid in: orders of one checkout share it. */
  checkoutReference: z.string(),
  /** What was paid in it, other stores' orders included; for its customer alone. */
  checkoutTotal: z.optional(money),
  orderStatusId: z.int(),
  orderStatus: orderStatusCodeSchema,
  customerName: z.string(),
  city: z.string(),
  state: z.string(),
  storeId: z.string(),
  storeSlug: z.string(),
  storeName: z.string(),
  /** Units. */
  itemCount: z.int(),
  /** Different products. */
  productCount: z.int(),
  firstItem: z.object({
    productName: z.string(),
    image: z.optional(z.string()),
    quantity: z.int(),
  }),
  subtotal: money,
  discount: money,
  shippingFee: money,
  total: money,
  approvePayout: z.boolean(),
  withinLagos: z.boolean(),
  assignment: z.optional(assignmentSchema),
  /** Until then the store is to hand it over; absent when it has, and for everybody but the store and the platform. */
  handOverBy: z.optional(isoDateTime),
  /** What the customer was promised when they paid; orders of long ago have none. */
  promise: z.optional(deliveryPromiseSchema),
  deliveredAt: z.optional(isoDateTime),
  createdAt: isoDateTime,
});
export type OrderSummary = z.infer<typeof orderSummarySchema>;

/** Where the money of an order went (merchants and admins). Shares sum to `total`. */
export const orderSplitSchema = z.object({
  commissionPercent: z.number(),
  commission: money,
  delivery: money,
  dueToMerchant: money,
  providerFee: z.optional(money),
});

/** The whole order. What a reader may not know is absent: the token is its customer's alone. */
export const orderSchema = z.extend(orderSummarySchema, {
  orderNote: z.optional(z.string()),
  /** The latest return of it. */
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
  /** For invoices; absent for riders. */
  seller: z.optional(sellerSchema),
  /** Kilograms. */
  weight: z.number(),
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
  orderActivities: z.array(orderActivitySchema),
  split: z.optional(orderSplitSchema),
  payment: z.optional(
    z.object({
      reference: z.string(),
      cardType: z.optional(z.string()),
      cardLast4: z.optional(z.string()),
      paidAt: z.optional(isoDateTime),
    }),
  ),
  /** Statuses that this reader may set now. */
  allowedStatusIds: z.array(z.int()),
  deliveryCodeTriesLeft: z.optional(z.int()),
  /** Days after delivery within which it can be sent back, as promised when it was paid. */
  returnDays: z.int(),
  /** Until then something of it may be sent back. */
  returnableUntil: z.optional(isoDateTime),
  /** What of it went back to the customer, or is on its way. */
  refunds: z.optional(z.array(orderRefundSchema)),
  updatedAt: isoDateTime,
});
export type Order = z.infer<typeof orderSchema>;

export const deliveryKinds = ['lagos', 'interstate'] as const;
export const handOverFilters = ['waiting', 'today', 'late'] as const;
export const payoutFilters = ['approved', 'on_hold'] as const;

/** `status` is a code name; an unknown one finds nothing. `assignment` narrows to what waits for an answer. */
export const orderListQuery = z.extend(searchQuery, {
  status: z.optional(z.string().check(z.maxLength(60))),
  assignment: z.optional(z.enum(['unassigned', 'offered', 'accepted'])),
  /** Within Lagos, or not. */
  delivery: z.optional(z.enum(deliveryKinds)),
  /** `waiting` is confirmed and not handed over, `late` is past its time whether confirmed or not, `today` is to go by the end of the day in Lagos, late ones too. */
  handOver: z.optional(z.enum(handOverFilters)),
  payout: z.optional(z.enum(payoutFilters)),
  from: z.optional(isoDate),
  to: z.optional(isoDate),
});
export type OrderListQuery = z.infer<typeof orderListQuery>;

/** What an export writes: the whole of a filtered list. */
export const orderExportQuery = z.omit(orderListQuery, { limit: true, offset: true });
export type OrderExportQuery = z.infer<typeof orderExportQuery>;

/** Orders with how many stand in each status, for the tabs. Each count ends at `COUNT_CAP`: there may be more. */
export const orderPageSchema = z.object({
  rows: z.array(orderSummarySchema),
  count: z.int(),
  statusCounts: z.record(z.string(), z.int()),
});

/** A status change, or the acceptance of an assignment (spec section 4: an order id and a payload). */
export const orderUpdateSchema = z.object({
  orderStatusId: z.optional(serialNumber),
  accepted: z.optional(z.literal(true)),
  /** The six digits that the customer reads out; needed to mark an order delivered. */
  orderDeliveryToken: z.optional(
    z.string().check(z.regex(/^\d{6}$/, { error: 'Enter the 6 digits' })),
  ),
  shippingEvidence: z.optional(hostedImage),
  /** Why it is cancelled. */
  cancelReason: z.optional(cancelReasonSchema),
  note: optionalText(300),
});
export type OrderUpdate = z.infer<typeof orderUpdateSchema>;

export const dispatchPhoneSchema = z.object({ dispatchPhoneNumber: phoneNumber });

export const assignPartnerSchema = z.object({
  orderId: recordId,
  partnerId: chosenId('Choose a shipping partner'),
  note: optionalText(300),
});
export const assignDispatcherSchema = z.object({
  orderId: recordId,
  dispatcherId: chosenId('Choose a dispatcher'),
  note: optionalText(300),
});

export const declineReasons = [
  'Vehicle too small',
  'Outside our area',
  'No rider free',
  'Other',
] as const;
export const declineSchema = z
  .object({ reason: z.enum(declineReasons, { error: 'Choose a reason' }), note: optionalText(300) })
  .check(
    z.refine((d) => d.reason !== 'Other' || (d.note ?? '').length > 0, {
      error: 'Say what the reason is',
      path: ['note'],
    }),
  );
