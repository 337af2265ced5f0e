import { keepPreviousData } from '@tanstack/react-query';
import * as accounts from '@market/api-client/contract/main/accounts';
import * as adminOrders from '@market/api-client/contract/main/admin-orders';
import * as dispatch from '@market/api-client/contract/main/dispatch';
import type { Queries } from '@market/api-client/queries';
import { dispatcherRiders, partnerRiders } from './rider';

/** Who can be given an order. */
export const partnersQuery = (api: Queries, search: string) => ({
  ...api.query(accounts.shippingPartners, { query: { search, onboarded: 'true' } }),
  placeholderData: keepPreviousData,
  select: partnerRiders,
});

/** Dispatchers whose name or address matches. */
export const dispatchersQuery = (api: Queries, search: string) => ({
  ...api.query(accounts.dispatchers, { query: { search } }),
  placeholderData: keepPreviousData,
  select: dispatcherRiders,
});

/** Whoever assigns works with these lists. */
const invalidates = [adminOrders.list];

/** The drawer shows a refusal itself (`quiet`). */
export const partnerAssignment = (api: Queries) =>
  api.mutation(dispatch.assignPartner, { invalidates, quiet: true });

/** Gives an order to one of the platform's own dispatchers; the drawer shows what is refused. */
export const dispatcherAssignment = (api: Queries) =>
  api.mutation(dispatch.assignDispatcher, { invalidates, quiet: true });
