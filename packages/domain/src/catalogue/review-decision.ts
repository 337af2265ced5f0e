import * as z from 'zod/mini';
import { optionalText } from '../contact';

/** An admin's decision on a product (spec section 3). A rejection needs a reason. */
export const reviewDecisionSchema = z
  .object({ approved: z.boolean(), reviewNote: optionalText(500) })
  .check(
    z.refine((d) => d.approved || (d.reviewNote ?? '').length > 0, {
      error: 'Enter a reason',
      path: ['reviewNote'],
    }),
  );
export type ReviewDecision = z.infer<typeof reviewDecisionSchema>;
