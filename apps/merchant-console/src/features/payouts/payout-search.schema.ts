import * as z from 'zod/mini';
import { payoutStatusSchema } from '@market/domain/payouts/payout';
import { listSearchFields } from '@market/web-kit/router/list-search-fields';

/** `/payouts?status=approved&payout=<id>`: the list's state, and the payout that is open beside it. */
export const payoutSearchSchema = z.object({
  ...listSearchFields,
  status: z.catch(z.optional(payoutStatusSchema), undefined),
  payout: z.catch(z.optional(z.string()), undefined),
});
export type PayoutSearch = z.output<typeof payoutSearchSchema>;
