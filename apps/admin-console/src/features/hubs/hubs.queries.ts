import { keepPreviousData } from '@tanstack/react-query';
import * as adminOrders from '@market/api-client/contract/main/admin-orders';
import * as hubs from '@market/api-client/contract/main/hubs';
import type { Queries } from '@market/api-client/queries';
import { pageWindow } from '@market/web-kit/router/list-search';
import * as z from 'zod/mini';
import { listSearchFields } from '@market/web-kit/router/list-search-fields';

export const hubViews = ['pending', 'approved', 'orders'] as const;

export const hubSearchSchema = z.object({
  ...listSearchFields,
  view: z.catch(z.enum(hubViews), 'pending'),
  hubId: z.catch(z.optional(z.uuid()), undefined),
});
export type HubSearch = z.output<typeof hubSearchSchema>;

export const hubListQuery = (api: Queries) => api.query(hubs.list);

export const hubApplicationsQuery = (
  api: Queries,
  { view, page, size, search }: Omit<HubSearch, 'hubId'>,
) => ({
  ...api.query(view === 'approved' ? hubs.approved : hubs.applications, {
    query: { ...pageWindow({ page, size }), search },
  }),
  placeholderData: keepPreviousData,
});

export const hubOrdersQuery = (api: Queries, { page, size, search, hubId }: HubSearch) => ({
  ...api.query(adminOrders.listAtHubs, { query: { ...pageWindow({ page, size }), search, hubId } }),
  placeholderData: keepPreviousData,
});

export const approveHub = (api: Queries) => api.mutation(hubs.approve, { quiet: true });
export const declineHub = (api: Queries) => api.mutation(hubs.decline, { quiet: true });
