import * as z from 'zod/mini';
import * as adminOrders from '@market/api-client/contract/main/admin-orders';
import * as dispatch from '@market/api-client/contract/main/dispatch';
import type { Queries } from '@market/api-client/queries';
import { ridersQuery } from '@market/console/dispatch/dispatch.queries';
import { lagosDate } from '@market/domain/lagos-time';
import { MAX_PAGE_SIZE } from '@market/domain/list-limits';
import type { RouteSheetQuery } from '@market/domain/orders/delivery-board';
import type { RiderKind } from '@market/domain/shipping/rider-plan';
import { listSearchFields } from '@market/web-kit/router/list-search-fields';

const PLANNED_DAYS = 5;
const REFRESH_MS = 60_000;

export const boardSearchSchema = z.object({
  ...listSearchFields,
  view: z.catch(z.enum(['day', 'status']), 'day'),
  rider: z.catch(z.optional(z.string()), undefined),
  state: z.catch(z.optional(z.string()), undefined),
  late: z.catch(z.optional(z.literal('true')), undefined),
});
export type BoardSearch = z.output<typeof boardSearchSchema>;

export const boardQuery = (api: Queries) => ({
  ...api.query(dispatch.board),
  refetchInterval: REFRESH_MS,
  refetchOnWindowFocus: 'always' as const,
});

/**
 * The riders of one kind, including those not yet onboarded, with their plans for today and the
 * following days.
 */
export const boardRidersQuery = (api: Queries, kind: RiderKind, now: Date) =>
  ridersQuery(api, {
    kind,
    from: lagosDate(now),
    days: PLANNED_DAYS,
    limit: MAX_PAGE_SIZE,
    unchecked: 'true',
  });

export const routeSheetQuery = (api: Queries, query: RouteSheetQuery) =>
  api.query(dispatch.routeSheet, { query });

/** Assigns orders for a day, or moves assigned orders to that day. */
export const planOrders = (api: Queries) =>
  api.mutation(dispatch.planOrders, {
    invalidates: [dispatch.board, dispatch.riders, adminOrders.list],
    quiet: true,
  });
