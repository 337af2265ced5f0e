import * as z from 'zod/mini';
import { recordIdSchema } from '../bounds';
import { isoDateTime, optionalText } from '../field.schema';
import { money } from '../money.schema';
import { pageOf, pageQuerySchema, searchTextSchema } from '../paging';

/**
 * pending: waiting for approval. approved: transfer in progress. processed: paid. failed: rejected
 * or returned by the bank. A failed payout can be approved again and then goes to the payee's
 * current bank account. sent_back: not approved, for a reason; its orders can be requested again.
 */
export const payoutStatuses = ['pending', 'approved', 'processed', 'failed', 'sent_back'] as const;
export const payoutStatusSchema = z.enum(payoutStatuses);
export type PayoutStatus = z.infer<typeof payoutStatusSchema>;

/** Who is paid: a store for its orders, or a shipping partner for its deliveries. */
export const payeeTypes = ['store', 'partner'] as const;
const payeeFields = {
  payee: z.enum(payeeTypes),
  payeeId: z.string(),
  payeeName: z.string(),
};

export const payoutOrderSchema = z.object({
  id: z.string(),
  orderName: z.string(),
  /** What the customer paid. In a partner's payout, the delivery fee before discounts. */
  total: money,
  /** The part of `total` that the platform keeps. */
  commission: money,
  /**
   * The store's share at completion. In a partner's payout, the partner's share of the delivery
   * fee.
   */
  due: money,
  /** When the order was completed. In a partner's payout, when it was delivered. */
  completedAt: z.optional(isoDateTime),
});
export type PayoutOrder = z.infer<typeof payoutOrderSchema>;
export const payoutOrdersSchema = pageOf(payoutOrderSchema);

export const payoutSchema = z.object({
  id: z.string(),
  reference: z.string(),
  ...payeeFields,
  status: payoutStatusSchema,
  amount: money,
  bankName: z.optional(z.string()),
  accountNumberLast4: z.optional(z.string()),
  orderCount: z.int(),
  requestedAt: isoDateTime,
  requestedBy: z.string(),
  approvedAt: z.optional(isoDateTime),
  approvedBy: z.optional(z.string()),
  processedAt: z.optional(isoDateTime),
  /** When the payout failed, and the provider's reason. */
  failedAt: z.optional(isoDateTime),
  failureReason: z.optional(z.string()),
  /** Who sent the payout back to the person who requested it, and why. */
  sentBack: z.optional(z.object({ at: isoDateTime, by: z.string(), reason: z.string() })),
  heldUntil: z.optional(isoDateTime),
});
export type Payout = z.infer<typeof payoutSchema>;

export const paymentStatsSchema = z.object({
  processedPayment: money,
  approvedPayment: money,
  pendingPayment: money,
});
export type PaymentStats = z.infer<typeof paymentStatsSchema>;

export const merchantPaymentsSchema = z.object({
  stats: paymentStatsSchema,
  /**
   * The amount from completed orders that are not in a payout yet, in kobo. Refunds after payouts
   * are deducted, and the amount is never negative.
   */
  available: money,
  held: money,
  /** The amount held during disputes, in kobo. */
  disputed: money,
  /** The account that payouts go to. After a change, payouts are held until `payoutsHeldUntil`. */
  bank: z.optional(
    z.object({
      bankName: z.string(),
      accountName: z.string(),
      accountNumberLast4: z.string(),
      payoutsHeldUntil: z.optional(isoDateTime),
    }),
  ),
  rows: z.array(payoutSchema),
  count: z.int(),
});
export type MerchantPayments = z.infer<typeof merchantPaymentsSchema>;

export const partnerPaymentsSchema = z.object({
  /** The amount from deliveries of past weeks that are in no payout yet, in kobo. */
  available: money,
  /** Cash collected on delivery that the partner holds, deducted from `available`. */
  cashCollected: money,
  /** The account that payouts go to. */
  bank: z.optional(z.object({ bankName: z.string(), accountNumberLast4: z.string() })),
  rows: z.array(payoutSchema),
  count: z.int(),
});
export type PartnerPayments = z.infer<typeof partnerPaymentsSchema>;

export const payoutSorts = ['newest', 'oldest', 'amount-desc', 'amount-asc'] as const;
export type PayoutSort = (typeof payoutSorts)[number];
/** Newest first by default. */
const sort = z.optional(z.enum(payoutSorts));

const filterFields = { search: searchTextSchema, status: z.optional(payoutStatusSchema) };
export const payoutListQuerySchema = z.extend(pageQuerySchema, { ...filterFields, sort });

const platformFilterFields = { ...filterFields, storeId: z.optional(recordIdSchema) };
export const payoutFilterSchema = z.object(platformFilterFields);
export type PayoutFilter = z.infer<typeof payoutFilterSchema>;
export const platformPayoutQuerySchema = z.extend(pageQuerySchema, {
  ...platformFilterFields,
  sort,
});

/** A store or shipping partner that can be paid now. */
export const payableSchema = z.object({
  ...payeeFields,
  /** What a payout requested now would pay, in kobo. */
  available: money,
  /** Number of completed orders or of deliveries that are not in a payout. */
  orders: z.int(),
  /** The account that payouts go to. Absent when there is none yet. */
  bankName: z.optional(z.string()),
  accountNumberLast4: z.optional(z.string()),
  /** Payouts cannot be requested until this time, because the account was changed. */
  heldUntil: z.optional(isoDateTime),
});
export type Payable = z.infer<typeof payableSchema>;

/**
 * `request` collects the orders that a store or a shipping partner can be paid for: merchants
 * request for their own store, admins specify a payee. `approve` must come from another person.
 * `sendBack` needs a reason and releases the orders of a pending payout.
 */
export const payoutActionSchema = z
  .object({
    action: z.enum(['request', 'approve', 'sendBack']),
    payoutId: z.optional(recordIdSchema),
    storeId: z.optional(recordIdSchema),
    partnerId: z.optional(recordIdSchema),
    reason: optionalText(500),
  })
  .check(
    z.refine(({ action, reason = '' }) => action !== 'sendBack' || reason.length > 0, {
      error: 'Enter a reason',
      path: ['reason'],
    }),
  );
export type PayoutAction = z.infer<typeof payoutActionSchema>;

/** The label for each payout status, and the tone of its tag. The same for merchants and staff. */
export const payoutStatusTexts = {
  pending: { label: 'Pending', tone: 'pending' },
  approved: { label: 'Processing', tone: 'moving' },
  processed: { label: 'Paid', tone: 'done' },
  failed: { label: 'Failed', tone: 'problem' },
  sent_back: { label: 'Sent back', tone: 'problem' },
} as const satisfies Readonly<Record<PayoutStatus, { label: string; tone: string }>>;
