import { asc, desc, inArray, type SQL } from 'drizzle-orm';
import { COUNT_CAP, isCapped, type StatusCounts } from '@market/domain/list-limits';
import type { OrderSort } from '@market/domain/orders/order-list';
import type { Db } from '../../db/db';
import type { OrderFilter } from './order-filter.repository';
import { ordersTable } from './orders.tables';

const { createdAt, promisedLastDay, total, id } = ordersTable;
export const latestFirst = [desc(createdAt), desc(id)] as const;
/** The earliest promised day first, for orders to assign. */
const mostUrgentFirst = [asc(promisedLastDay), asc(createdAt), asc(id)] as const;
const orders: Readonly<Record<OrderSort, readonly SQL[]>> = {
  newest: latestFirst,
  oldest: [asc(createdAt), asc(id)],
  'total-desc': [desc(total), desc(createdAt), desc(id)],
  'total-asc': [asc(total), asc(createdAt), asc(id)],
};

export function sortOrder({ sort, assignment }: OrderFilter): readonly SQL[] {
  if (sort) return orders[sort];
  return assignment === 'unassigned' ? mostUrgentFirst : latestFirst;
}

/**
 * Whether only the latest `COUNT_CAP` matches are sorted. With these filters the matches are far
 * apart in the indexes for sorting, so that finding the first ones could read all orders.
 */
const isSortOfLatest = ({
  sort = 'newest',
  found,
  hub,
  assignment,
  delivery,
  handOver,
  payout,
}: OrderFilter): boolean =>
  sort !== 'newest' &&
  [found, hub, assignment, delivery, handOver, payout].some((filter) => filter !== undefined);

/** The counts, and whether there are more matches than are sorted. */
export const withSortLimit = (filter: OrderFilter, counts: StatusCounts) => ({
  ...counts,
  ...(isSortOfLatest(filter) && isCapped(counts, filter.status) && { isSortCapped: true }),
});

/** The condition for the matches to sort: all of them, or only the latest. */
export const sortedCondition = (
  db: Db,
  filter: OrderFilter,
  matching: SQL | undefined,
): SQL | undefined =>
  isSortOfLatest(filter)
    ? inArray(
        id,
        db
          .select({ id })
          .from(ordersTable)
          .where(matching)
          .orderBy(...latestFirst)
          .limit(COUNT_CAP),
      )
    : matching;
