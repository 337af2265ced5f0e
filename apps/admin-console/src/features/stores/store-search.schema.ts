import * as z from 'zod/mini';
import type { storeStatuses } from '@market/domain/stores/store-status';
import { listSearchFields } from '@market/web-kit/router/list-search-fields';

/** Stores in onboarding are left out: they cannot be decided on yet. */
export const queueStatuses = [
  'pending',
  'rejected',
  'live',
  'paused',
  'suspended',
] as const satisfies readonly (typeof storeStatuses)[number][];

/** The queue's state in the URL: `/stores?status=live&search=coal`. */
export const storeSearchSchema = z.object({
  ...listSearchFields,
  status: z.catch(z.enum([...queueStatuses, 'all']), 'pending'),
});
export type StoreSearch = z.output<typeof storeSearchSchema>;
