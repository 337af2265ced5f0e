import type { declineSchema } from '@market/domain/orders/order';
import type { OrderStatusCode } from '@market/domain/orders/order-lifecycle';
import type * as z from 'zod/mini';
import { inTransaction } from '../../db/transaction';
import { conflict } from '../../platform/errors';
import type { Principal } from '../../platform/principal';
import { toRider } from './assignment-view';
import { getOrder } from './get-order';
import { orderScope } from './order-scope';
import type { OrdersDeps } from './orders-deps';
import type { OrderDetailRow } from './orders.repository';
import type { TransitionOrder } from './transition-order';

interface DeclineDeps extends Pick<OrdersDeps, 'db' | 'outbox'> {
  readonly transition: TransitionOrder;
}

export const emptyAssignment = {
  assignmentKind: null,
  assigneeId: null,
  partnerShareBps: null,
  assignmentNote: null,
  assignedAt: null,
  acceptedAt: null,
  pickUpOn: null,
};

/** After a failed delivery the goods are not at the store. */
export const getUnassignedStatus = ({
  hasFailed,
}: Pick<OrderDetailRow, 'hasFailed'>): OrderStatusCode =>
  hasFailed ? 'delivery_failed' : 'ready_for_pickup';

/**
 * Declines a delivery, so that it can be assigned again. The customer does not see the reason.
 * Returns the order's new status. The rider can no longer read the order. Throws 404, and 409 after
 * the pick-up.
 */
export const declineOrder =
  ({ db, outbox, transition }: DeclineDeps) =>
  (
    principal: Principal,
    orderId: string,
    { reason, note }: z.infer<typeof declineSchema>,
  ): Promise<OrderStatusCode> =>
    inTransaction(db, async (db) => {
      const scope = orderScope(principal);
      const row = await getOrder(db, scope, orderId);
      const status = getUnassignedStatus(row);
      const isDeclined = await transition(db, scope, row, {
        to: status,
        by: 'decline',
        actor: principal,
        activity: 'Delivery declined',
        note: note ? `${reason}: ${note}` : reason,
        forCustomer: false,
        set: emptyAssignment,
      });
      if (!isDeclined)
        throw conflict('An order cannot be declined after pick-up. Contact the platform.');
      await outbox.mailDeciders(db, 'declined', {
        kind: 'delivery-declined',
        subject: `${row.order.orderName} was declined`,
        text: `${toRider(row)?.name ?? principal.name} declined the delivery: ${reason}. Assign it to someone else.`,
        path: `/orders/${orderId}/assign`,
        orderIds: [orderId],
      });
      return status;
    });
