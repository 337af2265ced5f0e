import * as z from 'zod/mini';
import { payoutStatusSchema } from '@market/domain/payouts/payout';
import { listSearchFields } from '@market/web-kit/router/list-search-fields';

/** The list's state in the URL: `/payouts?status=pending`. */
export const payoutSearchSchema = z.object({
  ...listSearchFields,
  status: z.catch(z.optional(payoutStatusSchema), undefined),
  /** Only the payouts of this store. */
  storeId: z.catch(z.optional(z.uuid()), undefined),
});
export type PayoutSearch = z.output<typeof payoutSearchSchema>;

export const isFiltered = ({ search, status, storeId }: PayoutSearch): boolean =>
  Boolean(search ?? status ?? storeId);
