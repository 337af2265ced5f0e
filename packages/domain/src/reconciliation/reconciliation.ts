import * as z from 'zod/mini';
import { addDays } from '../calendar';
import { isoDate, isoDateTime } from '../field.schema';
import { lagosDate } from '../lagos-time';
import { money } from '../money.schema';
import { pageQuerySchema, searchTextSchema } from '../paging';
import { periodQuerySchema } from '../sales/period';

/**
 * A payment, payout or cash remittance, compared between the provider's settlements, the ledger and
 * the bank. waiting: not settled or not transferred yet. missingAtProvider: not settled in time.
 * missingInLedger: settled, but not recorded. refundFailed: a late payment whose refund the
 * provider refused. refused: the bank rejected a payout. toConfirm: a second person has to confirm
 * a remittance. declined: that person rejected it, so it is in no list. explained: staff recorded a
 * reason for the difference, which has not changed since.
 */
export const reconciliationStates = [
  'amountDiffers',
  'feeDiffers',
  'missingInLedger',
  'missingAtProvider',
  'refundFailed',
  'refused',
  'toConfirm',
  'waiting',
  'matched',
  'explained',
  'declined',
] as const;
const reconciliationStateSchema = z.enum(reconciliationStates);
export type ReconciliationState = z.infer<typeof reconciliationStateSchema>;

/** States that someone has to resolve. */
export const unmatchedStates = [
  'amountDiffers',
  'feeDiffers',
  'missingInLedger',
  'missingAtProvider',
  'refundFailed',
  'refused',
  'toConfirm',
] as const satisfies readonly ReconciliationState[];

/** Settlements take a working day, and up to four with a weekend and public holidays. */
export const SETTLED_WITHIN_DAYS = 5;

/** The day in Lagos before which payments should have been settled. */
export const overdueBefore = (now: Date): string => addDays(lagosDate(now), -SETTLED_WITHIN_DAYS);

/** States in which staff may record a reason. Items in other states are resolved by an action. */
export const explainableStates = [
  'amountDiffers',
  'feeDiffers',
  'missingInLedger',
  'missingAtProvider',
] as const satisfies readonly ReconciliationState[];

export const isExplainable = (state: ReconciliationState): boolean =>
  explainableStates.some((each) => each === state);

/** Lists of items. `late` are payments without an order, which are refunded in full. */
export const reconciliationLists = [
  'unmatched',
  'waiting',
  'matched',
  'explained',
  'late',
] as const;
export const reconciliationListSchema = z.enum(reconciliationLists);
export type ReconciliationList = z.infer<typeof reconciliationListSchema>;

export const reconciliationItemSchema = z.object({
  reference: z.string(),
  kind: z.enum(['payment', 'payout', 'remittance']),
  state: reconciliationStateSchema,
  /**
   * When the payment was made, or when the bank reported the result of the payout. For a
   * remittance, the start of the day in Lagos on which the bank received it.
   */
  at: isoDateTime,
  /** Whether this is a payment without an order. */
  late: z.boolean(),
  provider: z.optional(z.object({ amount: money, fees: money, settledAt: isoDateTime })),
  ledger: z.optional(z.object({ amount: money, fees: money })),
  /** What the bank received, or refused. */
  bank: z.optional(z.object({ amount: money, at: isoDateTime })),
  /** The provider's or bank's amount minus the ledger's, after fees, in kobo. */
  difference: money,
  /**
   * The store or partner that receives a payout. For a remittance, the partner or dispatcher who
   * paid it in.
   */
  counterparty: z.optional(z.string()),
  /** For a remittance: its reference on the bank statement, and who recorded it. */
  remittance: z.optional(z.object({ bankReference: z.string(), recordedBy: z.string() })),
  /** Why the bank refused a payout, or why a person declined a remittance. */
  failureReason: z.optional(z.string()),
  orders: z.array(z.object({ id: z.string(), orderName: z.string() })),
  explanation: z.optional(z.object({ reason: z.string(), by: z.string(), at: isoDateTime })),
});
export type ReconciliationItem = z.infer<typeof reconciliationItemSchema>;

/** `recordId` is the id of the payment, payout or remittance in the audit log. */
export const reconciliationDetailSchema = z.extend(reconciliationItemSchema, {
  recordId: z.optional(z.string()),
});
export type ReconciliationDetail = z.infer<typeof reconciliationDetailSchema>;

/**
 * The provider's fee minus the ledger's, kobo. 0 when the amounts differ as well, because
 * correcting the fee would not resolve that.
 */
export const getFeeCorrection = ({
  kind,
  provider,
  ledger,
}: Pick<ReconciliationItem, 'kind' | 'provider' | 'ledger'>): number =>
  kind === 'payment' && provider && ledger && provider.amount === ledger.amount
    ? provider.fees - ledger.fees
    : 0;

/** Payments of a period that are not waiting: `provider - ledger = difference`, kobo after fees. */
const summarySchema = z.object({
  provider: money,
  ledger: money,
  difference: money,
  /** Payments that differ, including explained ones. */
  differing: z.int(),
  payments: z.int(),
  /** Ledger amounts of payments that are not settled yet, whenever they were paid. */
  waiting: money,
  /** Settlements that the provider paid in the period. */
  settlements: z.int(),
  lastSettledAt: z.optional(isoDateTime),
  /** What the provider paid to the bank: settlements after fees and deductions. */
  paidToBank: money,
  /** Refunds and lost disputes that the provider deducted. */
  deductions: money,
});
export type ReconciliationSummary = z.infer<typeof summarySchema>;

export const reconciliationPageSchema = z.object({
  rows: z.array(reconciliationItemSchema),
  count: z.int(),
  /** During a search, each list is counted up to `COUNT_CAP`. */
  counts: z.record(reconciliationListSchema, z.int()),
  summary: summarySchema,
});
export type ReconciliationPage = z.infer<typeof reconciliationPageSchema>;

/**
 * Days in Lagos. Unmatched and waiting items are listed even from before the period, so that none
 * is forgotten. The search matches a reference, an order, or a store, partner or dispatcher.
 */
export const reconciliationFilterSchema = z.extend(periodQuerySchema, {
  list: reconciliationListSchema,
  search: searchTextSchema,
});
export type ReconciliationFilter = z.infer<typeof reconciliationFilterSchema>;
export const reconciliationQuerySchema = z.extend(
  reconciliationFilterSchema,
  pageQuerySchema.shape,
);
export type ReconciliationQuery = z.infer<typeof reconciliationQuerySchema>;

/**
 * One Lagos day: the settlements of that day, the payouts that banks received, and confirmed
 * remittances of cash.
 */
export const reconciliationDaySchema = z.object({
  day: isoDate,
  settlements: z.int(),
  payments: z.int(),
  /**
   * The settled payments after fees, as the provider reports them and as the ledger records them.
   */
  provider: money,
  ledger: money,
  difference: money,
  deductions: money,
  paidToBank: money,
  payouts: z.int(),
  paidOut: money,
  remittances: z.int(),
  remitted: money,
});
export type ReconciliationDay = z.infer<typeof reconciliationDaySchema>;
export const reconciliationDaysQuerySchema = z.extend(periodQuerySchema, pageQuerySchema.shape);
export type ReconciliationDaysQuery = z.infer<typeof reconciliationDaysQuerySchema>;

export const MAX_RECONCILIATION_REASON_LENGTH = 500;
export const reconciliationReasonSchema = z.object({
  reason: z.string().check(
    z.trim(),
    z.minLength(3, { error: 'Enter a reason' }),
    z.maxLength(MAX_RECONCILIATION_REASON_LENGTH, {
      error: `Use at most ${MAX_RECONCILIATION_REASON_LENGTH} characters`,
    }),
  ),
});
export type ReconciliationReason = z.infer<typeof reconciliationReasonSchema>;
