import { and, eq, inArray, isNotNull, isNull, lte, notExists, sql, type SQL } from 'drizzle-orm';
import { openStatuses, unpackedStatuses } from '@market/domain/orders/order-lifecycle';
import { openReturnStatuses } from '@market/domain/orders/return-status';
import type { Db } from '../../db/db';
import { partnersTable } from '../delivery/delivery.reads';
import { orderReturnsTable } from '../returns/returns.reads';
import type { OrderScope } from './order-scope';
import { orderActivitiesTable } from './order-activities.tables';
import { ordersTable } from './orders.tables';

/** A condition for a change: when it does not hold, nothing changes. */
export type OrderCondition = SQL | undefined;

export const isOpen: OrderCondition = inArray(ordersTable.status, [...openStatuses]);

export const isUnpacked: OrderCondition = inArray(ordersTable.status, [...unpackedStatuses]);

export const isOffered: OrderCondition = and(
  eq(ordersTable.status, 'assigned'),
  isNull(ordersTable.acceptedAt),
);

export const isAssignedTo = (riderId: string): OrderCondition =>
  eq(ordersTable.assigneeId, riderId);

/** The code is still the one that the customer has: a failed delivery changes it. */
export const hasCode = (code: string): OrderCondition => eq(ordersTable.deliveryToken, code);

export const isFailed: OrderCondition = eq(ordersTable.status, 'delivery_failed');

/** Whether a delivery has failed, in this attempt or an earlier one. */
export const hasFailed = sql`exists (select from ${orderActivitiesTable} a where a.order_id = ${ordersTable.id} and a.status = 'delivery_failed')`;

/**
 * Extends a condition: whether a delivery of the order has ever failed must still be what it was
 * when the order was read.
 */
export const hasNotFailedSince = (
  orderSeen: { readonly hasFailed: boolean },
  condition: OrderCondition,
): OrderCondition => and(condition, sql`${hasFailed} = ${orderSeen.hasFailed}`);

export const isAccepted: OrderCondition = isNotNull(ordersTable.acceptedAt);

/** The order was delivered at or before this time, and has no open return. */
export const isReturnWindowOver = (db: Db, orderId: string, deliveredBefore: Date) =>
  and(
    lte(ordersTable.deliveredAt, deliveredBefore),
    notExists(
      db
        .select({ id: orderReturnsTable.id })
        .from(orderReturnsTable)
        .where(
          and(
            eq(orderReturnsTable.orderId, orderId),
            inArray(orderReturnsTable.status, [...openReturnStatuses]),
          ),
        ),
    ),
  );

export function scopeCondition(scope: OrderScope): SQL | undefined {
  switch (scope.reader) {
    case 'customer':
      return eq(ordersTable.customerId, scope.userId);
    case 'merchant':
      return eq(ordersTable.storeId, scope.storeId);
    case 'partner':
      // Addresses and phone numbers are for onboarded partners only.
      return and(
        eq(ordersTable.assignmentKind, 'partner'),
        eq(ordersTable.assigneeId, scope.partnerId),
        sql`exists (select 1 from ${partnersTable} where ${partnersTable.userId} = ${scope.partnerId} and ${partnersTable.onboarded})`,
      );
    case 'dispatcher':
      return and(
        eq(ordersTable.assignmentKind, 'dispatcher'),
        eq(ordersTable.assigneeId, scope.userId),
      );
    case 'platform':
      return sql`true`;
  }
}
