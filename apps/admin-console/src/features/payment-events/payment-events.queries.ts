import { keepPreviousData } from '@tanstack/react-query';
import * as paymentEvents from '@market/api-client/contract/main/payment-events';
import type { Queries } from '@market/api-client/queries';
import { pageWindow } from '@market/web-kit/router/list-search';
import * as z from 'zod/mini';
import { listSearchFields } from '@market/web-kit/router/list-search-fields';

/** The list's state in the URL: `/payment-events?status=processed`. */
export const eventSearchSchema = z.object({
  ...listSearchFields,
  status: z.catch(z.enum(['open', 'processed', 'handled', 'all']), 'open'),
});
export type EventSearch = z.output<typeof eventSearchSchema>;

export const eventListQuery = (api: Queries, { page, size, search, status }: EventSearch) => ({
  ...api.query(paymentEvents.list, {
    query: { ...pageWindow({ page, size }), search, status: status === 'all' ? undefined : status },
  }),
  placeholderData: keepPreviousData,
});

export const eventQuery = (api: Queries, id: string) =>
  api.query(paymentEvents.byId, { params: { id } });

/** `quiet`: a failed retry is a successful response, and the drawer shows its result. */
export const eventRetry = (api: Queries) => api.mutation(paymentEvents.retry, { quiet: true });
export const eventHandling = (api: Queries) =>
  api.mutation(paymentEvents.handle, { quiet: true, success: 'Marked as handled' });
