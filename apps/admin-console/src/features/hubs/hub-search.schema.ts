import * as z from 'zod/mini';
import { listSearchFields } from '@market/web-kit/router/list-search-fields';

export const hubViews = ['pending', 'approved', 'orders'] as const;

/** The page's state in the URL: `/hubs?view=orders&hubId=…`. */
export const hubSearchSchema = z.object({
  ...listSearchFields,
  view: z.catch(z.enum(hubViews), 'pending'),
  /** Only the orders of this hub. */
  hubId: z.catch(z.optional(z.uuid()), undefined),
});
export type HubSearch = z.output<typeof hubSearchSchema>;
