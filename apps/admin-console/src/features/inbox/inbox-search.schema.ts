import * as z from 'zod/mini';
import { inboxKindSchema, inboxSorts } from '@market/domain/inbox/inbox';
import { listSearchFields } from '@market/web-kit/router/list-search-fields';

/** The inbox's state in the URL: `/?kind=payout&sort=value`. */
export const inboxSearchSchema = z.object({
  page: listSearchFields.page,
  size: listSearchFields.size,
  kind: z.catch(z.optional(inboxKindSchema), undefined),
  sort: z.catch(z._default(z.enum(inboxSorts), 'due'), 'due'),
});
export type InboxSearch = z.output<typeof inboxSearchSchema>;
