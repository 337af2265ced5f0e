import { useQueries, useSuspenseQuery, type UseQueryResult } from '@tanstack/react-query';
import { lagosDate } from '@market/domain/lagos-time';
import type { OrderSummary } from '@market/domain/orders/order';
import { orderStatusesQuery } from '@market/console/orders/order-statuses.query';
import { useServices } from '@market/web-kit/services';
import { useNow } from '@market/web-kit/use-now';
import { useRole } from '../../shared/role';
import { activeStatuses } from './model/delivery';
import { listActiveOrders } from './model/orders-with-steps';
import { liveOrdersQuery, offersQuery } from './orders.queries';
import { useSteps } from './queue/use-steps';

interface Page {
  rows: OrderSummary[];
}

/**
 * The rider's accepted orders with their unsent steps applied, the most advanced first. Orders whose
 * next attempt is on a later day are last. Uses one query for each active status, and one for the
 * offers.
 */
export function useActiveOrders() {
  const { api } = useServices();
  const role = useRole();
  const steps = useSteps();
  const today = lagosDate(useNow());
  const { data: statuses } = useSuspenseQuery(orderStatusesQuery(api));
  const active = activeStatuses(statuses, role).map(({ code_name }) => code_name);
  const queries = [
    offersQuery(api, role),
    ...active.map((status) => liveOrdersQuery(api, role, { assignment: 'accepted', status })),
  ];
  const { data, ...lists } = useQueries({ queries, combine: mergeQueries });
  const isLater = ({ nextAttemptDay = '' }: OrderSummary) => Number(nextAttemptDay > today);
  const furthest = ({ orderStatus }: OrderSummary) => -active.indexOf(orderStatus);
  const orders =
    data &&
    listActiveOrders(data, steps, statuses, role).toSorted(
      (a, b) => isLater(a) - isLater(b) || furthest(a) - furthest(b),
    );
  return { ...lists, data: orders };
}

function mergeQueries(lists: UseQueryResult<Page>[]) {
  const isComplete = lists.every(({ data }) => data !== undefined);
  return {
    data: isComplete ? lists.flatMap(({ data }) => data?.rows ?? []) : undefined,
    dataUpdatedAt: Math.min(...lists.map((list) => list.dataUpdatedAt)),
    error: lists.find(({ error }) => error)?.error ?? null,
    isError: lists.some(({ isError }) => isError),
    isPaused: lists.some(({ isPaused }) => isPaused),
    isFetching: lists.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(lists.map(({ refetch }) => refetch())),
  };
}
