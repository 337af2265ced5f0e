import { keepPreviousData } from '@tanstack/react-query';
import * as accounts from '@market/api-client/contract/main/accounts';
import * as adminOrders from '@market/api-client/contract/main/admin-orders';
import * as dispatch from '@market/api-client/contract/main/dispatch';
import type { Queries } from '@market/api-client/queries';
import { dispatcherRiders, partnerRiders } from './rider';

/** Shipping partners that can be assigned. */
export const partnersQuery = (api: Queries, search: string) => ({
  ...api.query(accounts.shippingPartners, { query: { search, onboarded: 'true' } }),
  placeholderData: keepPreviousData,
  select: partnerRiders,
});

/** Dispatchers whose name or email matches. */
export const dispatchersQuery = (api: Queries, search: string) => ({
  ...api.query(accounts.dispatchers, { query: { search } }),
  placeholderData: keepPreviousData,
  select: dispatcherRiders,
});

/** The lists that show assignments. */
const invalidates = [adminOrders.list];

/** `quiet`: the drawer shows the error. */
export const partnerAssignment = (api: Queries) =>
  api.mutation(dispatch.assignPartner, { invalidates, quiet: true });

/** `quiet`: the drawer shows the error. */
export const dispatcherAssignment = (api: Queries) =>
  api.mutation(dispatch.assignDispatcher, { invalidates, quiet: true });
