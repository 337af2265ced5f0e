import * as z from 'zod/mini';
import { isoDateTime } from '../field.schema';
import { money } from '../money.schema';
import { payoutOrderSchema, payoutSchema } from './payout';

/**
 * A payout's statement: what its amount consists of. Payees and the platform see the same
 * statement.
 */
export const statementSchema = z.extend(payoutSchema, {
  payeeAddress: z.string(),
  /**
   * The period of the payout. The first period has no start. A partner's period consists of whole
   * weeks.
   */
  from: z.optional(isoDateTime),
  until: isoDateTime,
  /** Sums over all orders, kobo: `paid - commission - delivery = due`. */
  paid: money,
  commission: money,
  /** Delivery fees and refunds before completion. */
  delivery: money,
  /** The payee's share of the orders. */
  due: money,
  /** Subscription fees since the previous payout. */
  subscriptions: money,
  /** Cash that the partner collected on delivery and keeps. */
  cashDeducted: money,
  /**
   * Refunds, disputes and other changes to the balance:
   * `due - subscriptions - cashDeducted + other = amount`.
   */
  other: money,
  /** One page of the orders, in the order in which they completed. */
  rows: z.array(payoutOrderSchema),
  count: z.int(),
});
export type Statement = z.infer<typeof statementSchema>;
