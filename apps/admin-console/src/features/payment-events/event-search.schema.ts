import * as z from 'zod/mini';
import { listSearchFields } from '@market/web-kit/router/list-search-fields';

/** The list's state in the URL: `/payment-events?status=processed`. */
export const eventSearchSchema = z.object({
  ...listSearchFields,
  status: z.catch(z.enum(['open', 'processed', 'handled', 'all']), 'open'),
});
export type EventSearch = z.output<typeof eventSearchSchema>;
