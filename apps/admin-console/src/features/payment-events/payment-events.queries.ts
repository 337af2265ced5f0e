import * as paymentEvents from '@market/api-client/contract/main/payment-events';
import type { Queries } from '@market/api-client/queries';
import { pageWindow } from '@market/web-kit/router/list-search';
import * as z from 'zod/mini';
import { listSearchFields } from '@market/web-kit/router/list-search-fields';
import { urlList } from '@market/web-kit/router/url-list';

const eventSearchSchema = z.object({
  ...listSearchFields,
  status: z.catch(z.enum(['open', 'processed', 'handled', 'all']), 'open'),
});
export type EventSearch = z.output<typeof eventSearchSchema>;

export const eventList = urlList(eventSearchSchema, (api, { page, size, search, status }) =>
  api.query(paymentEvents.list, {
    query: { ...pageWindow({ page, size }), search, status: status === 'all' ? undefined : status },
  }),
);

export const eventQuery = (api: Queries, id: string) =>
  api.query(paymentEvents.byId, { params: { id } });

/** `quiet`: a failed retry is a successful response, and the drawer shows its result. */
export const retryEvent = (api: Queries) => api.mutation(paymentEvents.retry, { quiet: true });
export const markEventHandled = (api: Queries) =>
  api.mutation(paymentEvents.handle, { quiet: true, success: 'Marked as handled' });
