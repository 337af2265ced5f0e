import * as z from 'zod/mini';
import { payoutStatusSchema } from '@market/domain/payouts/payout';
import { listSearchFields } from '@market/web-kit/router/list-search-fields';

/** The list's state and the open payout in the URL: `/payouts?status=approved&payout=<id>`. */
export const payoutSearchSchema = z.object({
  ...listSearchFields,
  status: z.catch(z.optional(payoutStatusSchema), undefined),
  payout: z.catch(z.optional(z.string()), undefined),
});
export type PayoutSearch = z.output<typeof payoutSearchSchema>;
