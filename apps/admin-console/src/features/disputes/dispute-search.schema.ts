import * as z from 'zod/mini';
import { disputeStatuses } from '@market/domain/disputes/dispute';
import { listSearchFields } from '@market/web-kit/router/list-search-fields';

/** The list's state in the URL: `/disputes?status=lost`. */
export const disputeSearchSchema = z.object({
  ...listSearchFields,
  status: z.catch(z.enum([...disputeStatuses, 'all']), 'open'),
});
export type DisputeSearch = z.output<typeof disputeSearchSchema>;
