import * as z from 'zod/mini';
import { paymentEventSchema } from '../checkout/payment-event';
import { isoDateTime } from '../field.schema';
import { money } from '../money.schema';

/** The names of background jobs by kind, as shown to staff. */
export const jobKindNames: Readonly<Record<string, string>> = {
  'checkout.expire': 'Expire an unpaid checkout',
  'dispute.answer': 'Send a response to a dispute',
  'mail.send': 'Send an email',
  'order.complete': 'Complete a delivered order',
  'payment.event': 'Retry a payment event',
  'payment.reconcile': 'Check a payment with the provider',
  'payment.refund': 'Send a refund',
  'payout.transfer': 'Send a payout',
  'product-import.run': 'Import products',
  'reconciliation.read': 'Read the provider’s settlements',
  'sandbox.webhook': 'Deliver a sandbox webhook',
  'sms.send': 'Send a text message',
  'stock.returned': 'Send a back-in-stock email',
  'subscription.renew': 'Renew a subscription',
};

const failure = {
  id: z.string(),
  attempts: z.int(),
  lastError: z.string(),
  nextTryAt: isoDateTime,
  createdAt: isoDateTime,
};

/** A background job that has failed at least once and will be retried. */
export const failingJobSchema = z.object({
  ...failure,
  kind: z.string(),
  /** Reference of the payment or payout, when the job has one. */
  reference: z.optional(z.string()),
});
export type FailingJob = z.infer<typeof failingJobSchema>;

/** A due job that no worker has started yet. */
export const waitingJobSchema = z.object({
  id: z.string(),
  kind: z.string(),
  reference: z.optional(z.string()),
  dueAt: isoDateTime,
});
export type WaitingJob = z.infer<typeof waitingJobSchema>;

/** An email that the mail server has not accepted yet. `id` is the id of its job. */
export const unsentMailSchema = z.object({
  ...failure,
  subject: z.string(),
  recipient: z.string(),
});
export type UnsentMail = z.infer<typeof unsentMailSchema>;

/** A payout whose transfer the bank refused or returned. `id` is the id of the payout. */
export const failedTransferSchema = z.object({
  id: z.string(),
  reference: z.string(),
  payeeName: z.string(),
  amount: money,
  reason: z.string(),
  failedAt: isoDateTime,
  /** Whether the payee has entered another bank account, to which a retry sends the money. */
  hasNewAccount: z.boolean(),
});
export type FailedTransfer = z.infer<typeof failedTransferSchema>;

/** The oldest rows of a kind. `count` is the total number. */
const oldestRowsSchema = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({ rows: z.array(row), count: z.int() });

/**
 * Failing and waiting jobs, refused transfers, unprocessed payment events and unsent emails: at most 50 rows of
 * each kind, oldest first.
 */
export const platformHealthSchema = z.object({
  checkedAt: isoDateTime,
  jobs: oldestRowsSchema(failingJobSchema),
  waitingJobs: oldestRowsSchema(waitingJobSchema),
  transfers: oldestRowsSchema(failedTransferSchema),
  paymentEvents: oldestRowsSchema(paymentEventSchema),
  mails: oldestRowsSchema(unsentMailSchema),
});
export type PlatformHealth = z.infer<typeof platformHealthSchema>;

export const jobRetrySchema = z.object({ retried: z.int() });
export type JobRetry = z.infer<typeof jobRetrySchema>;
