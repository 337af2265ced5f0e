import { useQueries, useSuspenseQuery, type UseQueryResult } from '@tanstack/react-query';
import type { OrderSummary } from '@market/domain/orders/order';
import { orderStatusesQuery } from '@market/console/orders/order-statuses.query';
import { useServices } from '@market/web-kit/services';
import { useRole } from '../../shared/role';
import { activeStatuses } from './model/delivery';
import { liveOrdersQuery } from './orders.queries';

interface Page {
  rows: OrderSummary[];
}

/** The rider's accepted orders: one query for each active status, merged with the furthest first. */
export function useActiveOrders() {
  const { api } = useServices();
  const role = useRole();
  const { data: statuses } = useSuspenseQuery(orderStatusesQuery(api));
  const queries = activeStatuses(statuses, role).map(({ code_name }) =>
    liveOrdersQuery(api, role, { assignment: 'accepted', status: code_name }),
  );
  return useQueries({ queries, combine: mergeQueries });
}

function mergeQueries(lists: UseQueryResult<Page>[]) {
  const isComplete = lists.every(({ data }) => data !== undefined);
  return {
    data: isComplete ? lists.flatMap(({ data }) => data?.rows ?? []).reverse() : undefined,
    dataUpdatedAt: Math.min(...lists.map((list) => list.dataUpdatedAt)),
    error: lists.find(({ error }) => error)?.error ?? null,
    isError: lists.some(({ isError }) => isError),
    isPaused: lists.some(({ isPaused }) => isPaused),
    isFetching: lists.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(lists.map(({ refetch }) => refetch())),
  };
}
