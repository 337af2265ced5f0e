import * as z from 'zod/mini';
import { optionalText } from '../contact';

/** What an admin decides on a product (spec section 3); sent back only with a reason. */
export const reviewDecisionSchema = z
  .object({ approved: z.boolean(), reviewNote: optionalText(500) })
  .check(
    z.refine((d) => d.approved || (d.reviewNote ?? '').length > 0, {
      error: 'Say why it is sent back',
      path: ['reviewNote'],
    }),
  );
export type ReviewDecision = z.infer<typeof reviewDecisionSchema>;
