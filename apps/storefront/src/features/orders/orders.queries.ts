import type { Queries } from '@market/api-client/queries';
import { lagosDate } from '@market/domain/lagos-time';
import { MAX_PAGE_SIZE } from '@market/domain/list-limits';
import type { Order } from '@market/domain/orders/order';
import { orders } from '../../shared/endpoints';

const MINUTE = 60_000;

/**
 * The customer's orders from the same day as this order. They include the orders that were paid
 * together with it.
 */
export function ordersOfDayQuery(api: Queries, { createdAt }: Pick<Order, 'createdAt'>) {
  const day = lagosDate(new Date(createdAt));
  return api.query(orders('list'), {
    query: { limit: MAX_PAGE_SIZE, offset: 0, from: day, to: day },
  });
}

export const latestOrdersQuery = (api: Queries) =>
  api.query(orders('list'), { query: { limit: 3, offset: 0 } });

/** Polled while the page is open, because a rider may be about to arrive. */
export const orderQuery = (api: Queries, id: string) => ({
  ...api.query(orders('byId'), { params: { id } }),
  refetchInterval: MINUTE,
});

/** Apps never hard-code statuses (spec section 4). */
export const orderStatusesQuery = (api: Queries) => ({
  ...api.query(orders('statuses'), { query: { orderType: 'all' } }),
  staleTime: 30 * MINUTE,
});
