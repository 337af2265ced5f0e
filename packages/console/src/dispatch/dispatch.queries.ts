import { keepPreviousData } from '@tanstack/react-query';
import * as adminOrders from '@market/api-client/contract/main/admin-orders';
import * as dispatch from '@market/api-client/contract/main/dispatch';
import type { Queries } from '@market/api-client/queries';
import type { RiderPlanQuery } from '@market/domain/shipping/rider-plan';

/** Riders that can be assigned, with the pick-ups planned for each day starting at `from`. */
export const ridersQuery = (
  api: Queries,
  query: Pick<RiderPlanQuery, 'kind' | 'from'> & Partial<RiderPlanQuery>,
) => ({
  ...api.query(dispatch.riders, { query }),
  placeholderData: keepPreviousData,
});

const invalidates = [adminOrders.list, dispatch.riders];

/** `quiet`: the drawer shows the error. */
export const assignPartner = (api: Queries) =>
  api.mutation(dispatch.assignPartner, { invalidates, quiet: true });

/** `quiet`: the drawer shows the error. */
export const assignDispatcher = (api: Queries) =>
  api.mutation(dispatch.assignDispatcher, { invalidates, quiet: true });
