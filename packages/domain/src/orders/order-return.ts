import * as z from 'zod/mini';
import { newBankAccountSchema } from '../banking/bank-account';
import { recordIdSchema } from '../bounds';
import { quantity } from '../carts/cart';
import { orderRefundSchema } from '../checkout/refund';
import { hostedImage, isoDateTime, optionalText } from '../field.schema';
import { money } from '../money.schema';
import { searchQuerySchema } from '../paging';
import { orderActivitySchema } from './order';
import { returnStatuses } from './return-status';

export const returnTypes = ['refund', 'replace'] as const;
export const returnTypeSchema = z.enum(returnTypes);
export type OrderReturnType = z.infer<typeof returnTypeSchema>;

export const returnStatusSchema = z.enum(returnStatuses);

export const returnReasons = [
  'Arrived damaged',
  'Does not work',
  'Not as described',
  'Wrong item sent',
  'Parts are missing',
  'I changed my mind',
  'Other',
] as const;
export const returnReasonSchema = z.enum(returnReasons, { error: 'Choose a reason' });
export type ReturnReason = z.infer<typeof returnReasonSchema>;

export const MAX_RETURN_PHOTOS = 5;

/** Units of one order line to return, with the reason. */
export const returnItemInputSchema = z
  .object({
    orderItemId: recordIdSchema,
    quantity,
    reason: returnReasonSchema,
    details: optionalText(1000),
    photos: z._default(
      z
        .array(hostedImage)
        .check(
          z.maxLength(MAX_RETURN_PHOTOS, { error: `Add at most ${MAX_RETURN_PHOTOS} photos` }),
        ),
      [],
    ),
  })
  .check(
    z.refine(({ reason, details }) => reason !== 'Other' || (details ?? '').length > 0, {
      error: 'Describe the problem',
      path: ['details'],
    }),
  );

const returnItemInputs = z.array(returnItemInputSchema).check(
  z.minLength(1, { error: 'Choose what to return' }),
  z.maxLength(100),
  z.refine((items) => new Set(items.map((item) => item.orderItemId)).size === items.length, {
    error: 'List each item once',
  }),
);

/**
 * The bank account that gets the refund for an order paid in cash. Required for such orders only.
 */
const refundAccount = z.optional(newBankAccountSchema);

export const newReturnSchema = z.object({ items: returnItemInputs, refundAccount });
export type NewReturn = z.infer<typeof newReturnSchema>;

/** The body of `returns.create`, which contains the order and the type of return. */
export const orderReturnInputSchema = z.object({
  orderId: recordIdSchema,
  type: returnTypeSchema,
  items: returnItemInputs,
  refundAccount,
});

export const returnedProductSchema = z.object({
  id: z.string(),
  orderItemId: z.string(),
  productId: z.string(),
  productName: z.string(),
  keyRating: z.optional(z.string()),
  hostedImages: z.array(z.string()),
  productVariants: z.record(z.string(), z.string()),
  quantity: z.int(),
  productPrice: money,
  reason: z.string(),
  details: z.optional(z.string()),
  photos: z.array(z.string()),
  /** The refund for these units in kobo, after discounts. */
  refundAmount: money,
});
export type ReturnedProduct = z.infer<typeof returnedProductSchema>;

export const returnDecisionSchema = z.object({
  approved: z.boolean(),
  reason: z.optional(z.string()),
  decidedAt: isoDateTime,
});

/** A return in a list (spec section 3, returned order). */
export const orderReturnSummarySchema = z.object({
  id: z.string(),
  /** `VM-204001-R1`. */
  returnName: z.string(),
  orderId: z.string(),
  orderName: z.string(),
  merchantId: z.string(),
  storeId: z.string(),
  storeSlug: z.string(),
  storeName: z.string(),
  customerName: z.string(),
  status: returnStatusSchema,
  type: returnTypeSchema,
  /** The request: a refund or a replacement. */
  refund: z.boolean(),
  replace: z.boolean(),
  products: z.array(returnedProductSchema),
  /**
   * The actual or expected refund in kobo, for the products. The refund for the order's last
   * product includes the delivery fee.
   */
  refundAmount: money,
  refundDecision: z.optional(returnDecisionSchema),
  chargebackDecision: z.optional(returnDecisionSchema),
  createdAt: isoDateTime,
  updatedAt: isoDateTime,
});
export type OrderReturnSummary = z.infer<typeof orderReturnSummarySchema>;

export const orderReturnSchema = z.extend(orderReturnSummarySchema, {
  /** Why the store or the platform rejected the return. */
  rejectionReason: z.optional(z.string()),
  activities: z.array(orderActivitySchema),
  payment: z.optional(orderRefundSchema),
  /** The statuses that the user can set now. */
  allowedStatuses: z.array(returnStatusSchema),
});
export type OrderReturn = z.infer<typeof orderReturnSchema>;

export const returnSorts = ['newest', 'oldest'] as const;
export type ReturnSort = (typeof returnSorts)[number];

/** Newest first by default. */
export const returnListQuerySchema = z.extend(searchQuerySchema, {
  /** `true` lists refunds, `false` replacements. */
  refund: z.optional(z.enum(['true', 'false'])),
  status: z.optional(returnStatusSchema),
  orderId: z.optional(recordIdSchema),
  sort: z.optional(z.enum(returnSorts)),
});
export type ReturnListQuery = z.infer<typeof returnListQuerySchema>;

/**
 * A page of returns, with the number of returns in each status. In a search, only the latest
 * matches, up to a cap, are counted by status; those in the chosen status are counted separately.
 */
export const returnPageSchema = z.object({
  rows: z.array(orderReturnSummarySchema),
  count: z.int(),
  statusCounts: z.record(z.string(), z.int()),
  /** Whether the statuses other than the chosen one may have more matches than were counted. */
  isLatestOnly: z.optional(z.boolean()),
});

/**
 * A status change by the store, or by the platform on its behalf. Customers can only withdraw a
 * return.
 */
export const returnUpdateSchema = z
  .object({
    status: z.enum(['approved', 'rejected', 'received', 'replacement_sent', 'cancelled']),
    reason: optionalText(500),
    /** With `received`: puts the units back in stock. */
    restock: z.optional(z.boolean()),
  })
  .check(
    z.refine(({ status, reason }) => status !== 'rejected' || (reason ?? '').length > 0, {
      error: 'Enter a reason',
      path: ['reason'],
    }),
  );
export type ReturnUpdate = z.infer<typeof returnUpdateSchema>;

export const returnDecisionInputSchema = z
  .object({ approved: z.boolean(), reason: optionalText(500) })
  .check(
    z.refine(({ approved, reason }) => approved || (reason ?? '').length > 0, {
      error: 'Enter a reason',
      path: ['reason'],
    }),
  );
export type ReturnDecisionInput = z.infer<typeof returnDecisionInputSchema>;
