import { and, eq, gte, inArray, isNotNull, isNull, lt, not, or, sql, type SQL } from 'drizzle-orm';
import { lagosMidnight } from '@market/domain/calendar';
import { lagosDate } from '@market/domain/lagos-time';
import type { PlatformOrderListQuery } from '@market/domain/orders/order-list';
import {
  awaitingHandoverStatuses,
  storeStageStatuses,
} from '@market/domain/orders/order-lifecycle';
import { payoutsTable } from '../payouts/payouts.reads';
import { scopeCondition } from './order-conditions.repository';
import type { OrderScope } from './order-scope';
import { handoverDeadline, isUnassigned } from './orders.reads';
import { ordersTable } from './orders.tables';

/** A list's filters, its search condition, and the time that deadlines are compared with. */
export type OrderFilter = Omit<PlatformOrderListQuery, 'limit' | 'offset' | 'search'> & {
  readonly now: Date;
  readonly found: SQL | undefined;
  /** Finds only orders that were handed over to this hub, or to any hub. */
  readonly hub?: string | 'any' | undefined;
};

/** All conditions except the status, because the tabs count every status. */
export const orderCondition = (
  scope: OrderScope,
  {
    found,
    hub,
    storeId,
    assignment,
    delivery,
    handOver,
    payout,
    from,
    to,
    now,
  }: Omit<OrderFilter, 'status'>,
): SQL | undefined =>
  and(
    scopeCondition(scope),
    found,
    storeId === undefined ? undefined : eq(ordersTable.storeId, storeId),
    hubCondition(hub),
    from === undefined ? undefined : gte(ordersTable.createdAt, lagosMidnight(from)),
    to === undefined ? undefined : lt(ordersTable.createdAt, lagosMidnight(to, 1)),
    assignment && assignments[assignment],
    delivery && (delivery === 'lagos' ? isWithinLagos : not(isWithinLagos)),
    handOver && isAwaitingHandover(handOver, now),
    payout &&
      (payout === 'approved'
        ? isApprovedForPayout
        : or(isNull(ordersTable.payoutId), not(isApprovedForPayout))),
  );

export const hubCondition = (hub: OrderFilter['hub']): SQL | undefined => {
  if (hub === undefined) return undefined;
  return hub === 'any' ? isNotNull(ordersTable.hubId) : eq(ordersTable.hubId, hub);
};

const isWithinLagos = sql`(${ordersTable.lagosMerchant} and ${ordersTable.lagosCustomer})`;
// An array is read once; a subquery would be joined to each of a store's orders.
const isApprovedForPayout = sql`${ordersTable.payoutId} = any(array(select p.id from ${payoutsTable} p where p.status in ('approved', 'processed')))`;

function isAwaitingHandover(
  handOver: NonNullable<PlatformOrderListQuery['handOver']>,
  now: Date,
): SQL | undefined {
  if (handOver === 'waiting') return inArray(ordersTable.status, [...awaitingHandoverStatuses]);
  const dueBefore = handOver === 'late' ? now : lagosMidnight(lagosDate(now), 1);
  return and(
    inArray(ordersTable.status, [...storeStageStatuses]),
    sql`${handoverDeadline} < ${dueBefore.toISOString()}::timestamptz`,
  );
}

const isAssigned = eq(ordersTable.status, 'assigned');
const assignments = {
  unassigned: isUnassigned,
  offered: and(
    isAssigned,
    inArray(ordersTable.assignmentKind, ['partner', 'dispatcher']),
    isNull(ordersTable.acceptedAt),
  ),
  accepted: and(
    inArray(ordersTable.assignmentKind, ['partner', 'dispatcher']),
    isNotNull(ordersTable.acceptedAt),
  ),
} as const;
