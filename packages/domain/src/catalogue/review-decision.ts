import * as z from 'zod/mini';
import { isoDateTime, optionalText } from '../field.schema';

const decisionFields = { approved: z.boolean(), reviewNote: optionalText(500) };

const hasReason = z.refine<{ approved: boolean; reviewNote?: string | undefined }>(
  (d) => d.approved || (d.reviewNote ?? '').length > 0,
  { error: 'Enter a reason', path: ['reviewNote'] },
);

/** An admin's decision on a product (spec section 3). A rejection needs a reason. */
export const reviewDecisionSchema = z.object(decisionFields).check(hasReason);
export type ReviewDecision = z.infer<typeof reviewDecisionSchema>;

/**
 * `submittedAt` identifies the version that the admin read: it is the time of the revision that is
 * waiting for approval, or else of the product's last change. The decision does not apply to newer
 * versions.
 */
export const productDecisionSchema = z
  .object({ ...decisionFields, submittedAt: z.optional(isoDateTime) })
  .check(hasReason);
export type ProductDecision = z.infer<typeof productDecisionSchema>;
