import { orderStatusDetails } from '@market/domain/orders/order-lifecycle';
import type { OrderOutcome } from '@market/domain/orders/merchant-orders';
import type { Order } from '@market/domain/orders/order';
import { pluralise } from '@market/domain/pluralise';
import { getAudience, statusLabel } from '@market/domain/orders/order-status-labels';
import type { Db } from '../../db/db';
import { inTransaction } from '../../db/transaction';
import { conflict } from '../../platform/errors';
import type { Principal } from '../../platform/principal';
import { findApprovedHub } from '../hubs/hubs.reads';
import { assignRider } from './assign-rider';
import { declineOrder, emptyAssignment, getUnassignedStatus } from './decline-order';
import { getOrder } from './get-order';
import { runForEachOrder } from './run-for-each-order';
import { orderScope } from './order-scope';
import type { OrdersDeps } from './orders-deps';
import { countPickedUp, listAssignedOrderIds } from './rider-orders.repository';
import type { TransitionOrder } from './transition-order';

interface AssignDeps extends OrdersDeps {
  readonly transition: TransitionOrder;
  /** The order with the fields that the reader can see. */
  readonly view: (principal: Principal, id: string) => Promise<Order>;
}

interface Rider {
  readonly id: string;
  readonly name: string;
}

export const assignOrder = (deps: AssignDeps) => {
  const { db, clock, transition, view } = deps;
  const decline = declineOrder(deps);

  const handOver = (principal: Principal, orderId: string): Promise<void> =>
    inTransaction(db, async (db) => {
      const scope = orderScope(principal);
      const now = clock.now();
      const row = await getOrder(db, scope, orderId);
      const hub = await findApprovedHub(db, row.order.storeId);
      if (!hub)
        throw conflict(
          'Your store has no approved hub. Apply to one on the Hub page of your store.',
        );
      const isHandedOver = await transition(db, scope, row, {
        to: 'assigned',
        by: 'hand_over',
        actor: principal,
        activity: `Handed over to the ${hub.name}`,
        set: {
          ...emptyAssignment,
          hubId: hub.id,
          assignmentKind: 'platform',
          assignedAt: now,
          acceptedAt: now,
        },
      });
      if (!isHandedOver)
        throw conflict('Only an order that is ready for pick-up can be handed over.');
    });

  return {
    ...assignRider(deps),

    /** Throws 409 when the store has no approved hub application or the order is not ready. */
    async assignToPlatform(principal: Principal, orderId: string): Promise<Order> {
      await handOver(principal, orderId);
      return view(principal, orderId);
    },

    /** One failure does not affect the other orders. */
    handOverMany: (principal: Principal, orderIds: readonly string[]): Promise<OrderOutcome[]> =>
      runForEachOrder(orderIds, (id) => handOver(principal, id)),

    /**
     * Unassigns the orders that a rider has not picked up, so that they can be assigned again. Call
     * it in the transaction that deactivates the rider. Returns the number of orders. Throws 409
     * while the rider still has parcels that it picked up.
     */
    async unassignAll(db: Db, actor: Principal, rider: Rider): Promise<number> {
      const scope = orderScope(actor);
      const ids = await listAssignedOrderIds(db, rider.id);
      for (const id of ids) {
        const row = await getOrder(db, scope, id);
        await transition(db, scope, row, {
          to: getUnassignedStatus(row),
          by: 'decline',
          actor,
          activity: `No longer assigned to ${rider.name}`,
          forCustomer: false,
          set: emptyAssignment,
        });
      }
      const parcels = await countPickedUp(db, rider.id);
      if (parcels > 0)
        throw conflict(
          `${rider.name} has ${pluralise(parcels, 'parcel')} on the way. Wait until each is delivered, or report that its delivery failed.`,
        );
      return ids.length;
    },

    async decline(
      principal: Principal,
      orderId: string,
      input: Parameters<typeof decline>[2],
    ): Promise<Order> {
      const before = await view(principal, orderId);
      const status = await decline(principal, orderId, input);
      return {
        ...before,
        orderStatus: status,
        orderStatusId: orderStatusDetails[status].id,
        currentOrderStatus: statusLabel(getAudience(principal.role), status),
        assignment: undefined,
        allowedStatusIds: [],
        assignedToShippingPartner: false,
        assignedToDispatcher: false,
        updatedAt: clock.now().toISOString(),
      };
    },
  };
};
