import { completionEntries, deliveryEarnedEntries } from '@market/domain/ledger/entries';
import {
  isTransitionPossible,
  orderStatusDetails,
  statusesBefore,
  type OrderActor,
  type OrderStatusCode,
} from '@market/domain/orders/order-lifecycle';
import type { Kobo } from '@market/domain/money';
import { partnerShare } from '@market/domain/shipping/partner-share';
import type { Db } from '../../db/db';
import { statusLabel } from '@market/domain/orders/order-status-labels';
import { cancelOrder, reverseSale } from './cancel-order';
import { assertCollected, recordCollection } from './collect-cash';
import { statusMessage } from './customer-messages';
import { hasNotFailedSince, type OrderCondition } from './order-conditions.repository';
import type { OrderScope } from './order-scope';
import { setOrderStatus, type OrderChange } from './order-status.repository';
import type { OrdersDeps } from './orders-deps';
import type { OrderDetailRow } from './orders.repository';
import { recordActivity, type NewActivity } from './record-activity';
import { getReturnWindowEnd } from './return-window';
import { notifyCustomer } from './notify-customer';
import { notifyRider } from './notify-rider';

/** Job: completes an order at the end of its return window. */
export const COMPLETE_ORDER = 'order.complete';

export interface Transition extends Omit<NewActivity, 'activity' | 'status'> {
  readonly to: OrderStatusCode;
  /** The role or the process that makes the transition, as in `orderTransitions`. */
  readonly by: OrderActor;
  /**
   * The status that the order must have. By default, any status from which the lifecycle allows the
   * change.
   */
  readonly from?: OrderStatusCode;
  readonly condition?: OrderCondition;
  readonly set?: OrderChange;
  /** The cash that the rider collected, kobo. Required to deliver an order paid on delivery. */
  readonly collected?: Kobo | undefined;
  /** Defaults to the label of the status. */
  readonly activity?: string;
  /** The reason for the audit log. Defaults to the note, which customers also see. */
  readonly reason?: string;
}

const clearedNextAttempt = { nextAttemptDay: null, nextAttemptChosenAt: null };

const toStatusColumns = (to: OrderStatusCode, now: Date): OrderChange => {
  if (to === 'delivered') return { deliveredAt: now, tokenTries: 0, tokenLockedUntil: null };
  // A new attempt clears the photo, because the photo of a failed attempt proves no delivery.
  if (to === 'in_transit') return { shippingEvidence: null, ...clearedNextAttempt };
  if (to === 'cancelled' || to === 'returned_to_store') return clearedNextAttempt;
  return to === 'completed' ? { completedAt: now } : {};
};

/**
 * The only way to change an order's status: checks the transition against the lifecycle, and writes
 * timeline, stock, money, jobs and email in the caller's transaction. Returns false, with nothing
 * written, when the status or `condition` does not allow it, or the order is out of scope.
 */
export const transitionOrder = (deps: OrdersDeps) => {
  const { clock, outbox, ledger, audit } = deps;
  const record = recordActivity(deps);
  const cancel = cancelOrder(deps);
  const reverse = reverseSale(deps);
  const notify = notifyCustomer(deps);
  const notifyOrderRider = notifyRider(deps);

  /**
   * The shipping partner that delivered the order earns its share. Dispatchers are employees and
   * earn none.
   */
  const earn = async (db: Db, order: OrderDetailRow['order']) => {
    const { id, storeId, assigneeId: partnerId, partnerShareBps } = order;
    if (partnerId === null || partnerShareBps === null) return;
    const share = partnerShare(order, partnerShareBps);
    const entries = deliveryEarnedEntries({ orderId: id, storeId, partnerId, share });
    await ledger.record(db, 'delivery_earned', id, entries);
  };

  const followUp = async (db: Db, row: OrderDetailRow, { to, actor, cancelReason }: Transition) => {
    const { order } = row;
    if (to === 'delivered') {
      await recordCollection(db, ledger, order);
      await earn(db, order);
      await outbox.enqueue(db, {
        kind: COMPLETE_ORDER,
        payload: { orderId: order.id },
        runAt: getReturnWindowEnd(order, clock.now()),
        uniqueKey: order.id,
      });
    }
    if (to === 'cancelled') await cancel(db, row, actor, cancelReason);
    if (to === 'returned_to_store' && order.payOnDelivery) await reverse(db, order);
    if (to === 'completed')
      await ledger.record(
        db,
        'completion',
        order.id,
        completionEntries({
          orderId: order.id,
          storeId: order.storeId,
          ...(await ledger.heldForOrder(db, order.id)),
        }),
      );
  };

  /** Status changes are audited only when platform staff make them. */
  const recordDecision = async (
    db: Db,
    { order }: OrderDetailRow,
    { to, by, actor, note, activity, reason = note }: Transition,
  ) => {
    if (!actor) return;
    await audit.recordOfStaff(db, actor, {
      action: 'order.statusChanged',
      subject: 'order',
      subjectId: order.id,
      subjectName: order.orderName,
      before: { status: statusLabel('platform', order.status) },
      after: {
        status: statusLabel('platform', to),
        delivery: by === 'assignment' ? activity : undefined,
      },
      reason,
    });
  };

  return async (
    db: Db,
    scope: OrderScope,
    row: OrderDetailRow,
    transition: Transition,
  ): Promise<boolean> => {
    const { to, by, from, condition, set, activity = orderStatusDetails[to].label } = transition;
    if (to === 'delivered') assertCollected(row.order, transition.collected);
    const now = clock.now();
    const allowed = statusesBefore(to, by).filter(
      (code) =>
        (from === undefined || code === from) && isTransitionPossible(code, to, row.hasFailed),
    );
    const isChanged = await setOrderStatus(db, scope, row.order.id, {
      from: allowed,
      condition: allowed.includes('assigned') ? hasNotFailedSince(row, condition) : condition,
      change: { ...toStatusColumns(to, now), ...set, updatedAt: now },
      to,
    });
    if (!isChanged) return false;
    await record(db, row, { ...transition, activity, status: to });
    await recordDecision(db, row, transition);
    await followUp(db, row, transition);
    await notifyOrderRider(db, row, to, transition.actor);
    if (transition.forCustomer !== false)
      await notify(db, row, {
        event: to,
        nextAttemptDay: set?.nextAttemptDay ?? undefined,
        failureReason: transition.failureReason,
        message: (order) => statusMessage(order, to, transition.cancelReason),
      });
    return true;
  };
};

export type TransitionOrder = ReturnType<typeof transitionOrder>;
