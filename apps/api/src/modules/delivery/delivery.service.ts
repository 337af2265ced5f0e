import type { OrderOutcome } from '@market/domain/orders/merchant-orders';
import type { declineSchema, Order } from '@market/domain/orders/order';
import type * as z from 'zod/mini';
import type { Db } from '../../db/db';
import { inTransaction } from '../../db/transaction';
import { conflict, invalid, notFound } from '../../http/errors';
import type { Principal } from '../../http/principal';
import { ownStore } from '../../http/scope';
import type { Clock } from '../../platform/clock';
import { oneByOne, type OrdersService } from '../orders';
import type { OutboxService } from '../outbox';
import { assign, findRider, listPartners, unassign } from './delivery.repository';

interface DeliveryDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly outbox: OutboxService;
  readonly orders: OrdersService;
  readonly platformName: string;
  /** The origin of the logistics app. */
  readonly logistics: string;
}

interface RiderChoice {
  readonly orderId: string;
  readonly riderId: string;
  readonly note?: string | undefined;
}

const notFree = () =>
  conflict(
    'Only an order that is ready for pick-up or assigned can be given to a rider. Load the page again to see where it stands.',
  );

/** Who carries an order: hub, shipping partner or dispatcher. */
export const deliveryService = ({
  db,
  clock,
  outbox,
  orders,
  platformName,
  logistics,
}: DeliveryDeps) => {
  /** Throws 422 for somebody who is no rider, 409 when the partner is not onboarded or the order cannot be assigned. */
  const assignRider = async (
    principal: Principal,
    kind: 'partner' | 'dispatcher',
    { orderId, riderId, note }: RiderChoice,
  ): Promise<Order> => {
    await inTransaction(db, async (db) => {
      const row = await orders.require(db, orders.scopeOf(principal), orderId);
      const rider = await findRider(db, kind, riderId);
      if (!rider)
        throw invalid(
          `${kind}Id`,
          kind === 'partner'
            ? 'Choose a shipping partner of the list'
            : 'Choose a dispatcher of the list',
        );
      if (!rider.canCarry)
        throw conflict(
          `${rider.name} has not finished its onboarding, so it cannot be given orders. Choose another shipping partner.`,
        );
      if (
        !(await assign(db, orderId, {
          kind,
          assigneeId: rider.id,
          note: note ?? null,
          now: clock.now(),
        }))
      )
        throw notFree();
      await orders.record(db, row, {
        activity: `Assigned to ${rider.name}`,
        actor: principal,
        status: 'assigned',
      });
      await outbox.mail(db, {
        kind: 'delivery-offered',
        to: rider.email,
        subject: `A delivery for you: ${row.order.orderName}`,
        text: `${platformName} has assigned order ${row.order.orderName} to you, from ${row.store.name} to ${row.order.deliveryAddress.lga}, ${row.order.deliveryAddress.stateOrRegion}. Accept it or decline it with a reason.`,
        link: `${logistics}/orders/${orderId}`,
      });
    });
    return orders.byId(principal, orderId);
  };

  const handOver = async (principal: Principal, orderId: string): Promise<void> => {
    const { storeId } = ownStore(principal);
    await inTransaction(db, async (db) => {
      const row = await orders.require(db, orders.scopeOf(principal), orderId);
      if (
        !(await assign(db, orderId, {
          kind: 'platform',
          assigneeId: null,
          note: null,
          now: clock.now(),
          storeId,
        }))
      )
        throw conflict('Only an order that is ready for pick-up can be handed over.');
      await orders.record(db, row, {
        activity: `Handed to the ${platformName} hub`,
        actor: principal,
        status: 'assigned',
      });
    });
  };

  return {
    assignPartner: (
      principal: Principal,
      {
        orderId,
        partnerId,
        note,
      }: { orderId: string; partnerId: string; note?: string | undefined },
    ) => assignRider(principal, 'partner', { orderId, riderId: partnerId, note }),
    assignDispatcher: (
      principal: Principal,
      {
        orderId,
        dispatcherId,
        note,
      }: { orderId: string; dispatcherId: string; note?: string | undefined },
    ) => assignRider(principal, 'dispatcher', { orderId, riderId: dispatcherId, note }),

    /** A merchant hands a ready order to the platform's hub, which then finds a rider. */
    async assignToPlatform(principal: Principal, orderId: string): Promise<Order> {
      await handOver(principal, orderId);
      return orders.byId(principal, orderId);
    },

    /** Several of them; each answers for itself. */
    handOverMany: (principal: Principal, orderIds: readonly string[]): Promise<OrderOutcome[]> =>
      oneByOne(orderIds, (id) => handOver(principal, id)),

    /** Gives an order back with a reason, which the customer does not see. Answers the order as it was given back. */
    async decline(
      principal: Principal,
      orderId: string,
      { reason, note }: z.infer<typeof declineSchema>,
    ): Promise<Order> {
      const before = await orders.byId(principal, orderId);
      const now = clock.now();
      await inTransaction(db, async (db) => {
        const row = await orders.require(db, orders.scopeOf(principal), orderId);
        if (!(await unassign(db, orderId, principal.userId, now)))
          throw conflict('An order that was picked up cannot be declined. Call the platform.');
        await orders.record(db, row, {
          activity: 'Delivery declined',
          actor: principal,
          note: note ? `${reason}: ${note}` : reason,
          status: 'ready_for_pickup',
          forCustomer: false,
        });
      });
      const [ready] = (await orders.statuses(principal)).filter(
        (status) => status.code_name === 'ready_for_pickup',
      );
      if (!ready) throw notFound('This order');
      return {
        ...before,
        orderStatus: ready.code_name,
        orderStatusId: ready.id,
        currentOrderStatus: ready.label,
        assignment: undefined,
        allowedStatusIds: [],
        assignedToShippingPartner: false,
        assignedToDispatcher: false,
        updatedAt: now.toISOString(),
      };
    },

    partners: (query: Parameters<typeof listPartners>[1]) => partnersPage(db, query),
  };
};

export type DeliveryService = ReturnType<typeof deliveryService>;

async function partnersPage(db: Db, query: Parameters<typeof listPartners>[1]) {
  const { rows, count } = await listPartners(db, query);
  return {
    rows: rows.map(({ phoneNumber, ...partner }) => ({
      ...partner,
      ...(phoneNumber !== null && { phoneNumber }),
    })),
    count,
  };
}
