import * as z from 'zod/mini';
import { recordIdSchema } from '../bounds';
import { isoDate, isoDateTime, optionalText, requiredText } from '../field.schema';
import { money, price } from '../money.schema';
import { pageOf, searchQuerySchema } from '../paging';

/** A holder of cash that riders collected: the amount, and what the platform owes the holder. */
export const cashHolderSchema = z.object({
  holderId: z.string(),
  holderName: z.string(),
  /** A shipping partner, or a dispatcher of the platform. */
  kind: z.enum(['partner', 'dispatcher']),
  /** Cash that was collected, but neither remitted nor deducted from a payout. */
  held: money,
  /** What the platform owes a partner for its deliveries. */
  earned: money,
  /** Recorded remittances that nobody has confirmed yet. */
  waiting: money,
  /** `held - earned`: positive when the holder owes the platform. */
  balance: money,
});
export type CashHolder = z.infer<typeof cashHolderSchema>;
export const cashHolderPageSchema = pageOf(cashHolderSchema);

/** waiting: recorded by one person. confirmed, refused: decided by another. */
export const remittanceStatuses = ['waiting', 'confirmed', 'refused'] as const;
export type RemittanceStatus = (typeof remittanceStatuses)[number];

/** Collected cash that a holder paid into the platform's bank account. */
export const remittanceSchema = z.object({
  id: z.string(),
  holderId: z.string(),
  holderName: z.string(),
  amount: money,
  bankReference: z.string(),
  receivedOn: isoDate,
  status: z.enum(remittanceStatuses),
  recordedBy: z.string(),
  recordedAt: isoDateTime,
  decidedBy: z.optional(z.string()),
  decidedAt: z.optional(isoDateTime),
  reason: z.optional(z.string()),
});
export type Remittance = z.infer<typeof remittanceSchema>;
/** Counted up to `COUNT_CAP`. */
export const remittancePageSchema = pageOf(remittanceSchema);

export const remittanceQuerySchema = z.extend(searchQuerySchema, {
  status: z.optional(z.enum(remittanceStatuses)),
});
export type RemittanceQuery = z.infer<typeof remittanceQuerySchema>;

export const newRemittanceSchema = z.object({
  holderId: recordIdSchema,
  amount: price,
  bankReference: requiredText('the reference on the bank statement', 60),
  /** A date in Lagos. */
  receivedOn: isoDate,
});
export type NewRemittance = z.infer<typeof newRemittanceSchema>;

export const remittanceDecisionSchema = z
  .object({ confirmed: z.boolean(), reason: optionalText(500) })
  .check(
    z.refine(({ confirmed, reason }) => confirmed || (reason ?? '').length > 0, {
      error: 'Enter a reason',
      path: ['reason'],
    }),
  );
export type RemittanceDecision = z.infer<typeof remittanceDecisionSchema>;
