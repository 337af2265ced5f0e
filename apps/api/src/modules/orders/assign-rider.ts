import { formatDate, formatDateTime, lagosDate } from '@market/domain/lagos-time';
import type {
  DispatcherAssignment,
  PartnerAssignment,
  OrderPlan,
} from '@market/domain/orders/assignment.schema';
import type { OrderOutcome } from '@market/domain/orders/merchant-orders';
import { offerDeadline } from '@market/domain/orders/offer-deadline';
import type { Db } from '../../db/db';
import { inTransaction } from '../../db/transaction';
import { conflict, invalid } from '../../platform/errors';
import type { Principal } from '../../platform/principal';
import { getOrder } from './get-order';
import { runForEachOrder } from './run-for-each-order';
import { isAssignedTo } from './order-conditions.repository';
import { orderScope } from './order-scope';
import type { OrdersDeps } from './orders-deps';
import { lockOrder, type OrderDetailRow } from './orders.repository';
import type { TransitionOrder } from './transition-order';

interface AssignRiderDeps extends OrdersDeps {
  readonly transition: TransitionOrder;
}

interface RiderChoice {
  readonly kind: 'partner' | 'dispatcher';
  readonly riderId: string;
  /** A date in Lagos. Defaults to today. */
  readonly pickUpOn?: string | undefined;
  readonly note?: string | undefined;
}

const riderNames = { partner: 'shipping partner', dispatcher: 'dispatcher' } as const;

export const assignRider = (deps: AssignRiderDeps) => {
  const { db, clock, outbox, partners, mails, logisticsOrigin, transition } = deps;

  const findRider = async (db: Db, { kind, riderId }: RiderChoice) => {
    const rider = await partners.findRider(db, kind, riderId);
    if (!rider) throw invalid(`${kind}Id`, `Choose a ${riderNames[kind]} from the list`);
    if (!rider.canCarry)
      throw conflict(
        `${rider.name} has not completed onboarding. Choose another shipping partner.`,
      );
    return rider;
  };
  type Rider = Awaited<ReturnType<typeof findRider>>;

  /** The rider keeps the order, and an acceptance remains valid for the new day. */
  const moveToDay = (
    db: Db,
    actor: Principal,
    row: OrderDetailRow,
    { rider, pickUpOn }: { rider: Rider; pickUpOn: string },
  ) =>
    transition(db, orderScope(actor), row, {
      to: 'assigned',
      from: 'assigned',
      by: 'assignment',
      actor,
      activity: `Pick-up moved to ${formatDate(pickUpOn)}`,
      forCustomer: false,
      condition: isAssignedTo(rider.id),
      set: { pickUpOn },
    });

  const offer = (
    db: Db,
    actor: Principal,
    row: OrderDetailRow,
    { rider, kind, pickUpOn, note }: RiderChoice & { rider: Rider; pickUpOn: string },
  ) =>
    transition(db, orderScope(actor), row, {
      to: 'assigned',
      by: 'assignment',
      actor,
      activity: `Assigned to ${rider.name}`,
      set: {
        assignmentKind: kind,
        assigneeId: rider.id,
        assignmentNote: note ?? null,
        pickUpOn,
        assignedAt: clock.now(),
        acceptedAt: null,
        partnerShareBps: rider.shareBps,
      },
    });

  const assignOne = (actor: Principal, choice: RiderChoice, orderId: string): Promise<void> =>
    inTransaction(db, async (db) => {
      const rider = await findRider(db, choice);
      // Only one assignment runs at a time, so that each rider who loses the order is notified.
      await lockOrder(db, orderId);
      const row = await getOrder(db, orderScope(actor), orderId);
      const { orderName, assigneeId, status, deliveryAddress } = row.order;
      const pickUpOn = choice.pickUpOn ?? lagosDate(clock.now());
      const isMoved =
        status === 'assigned' && assigneeId === rider.id && choice.pickUpOn !== undefined;
      const isChanged = isMoved
        ? await moveToDay(db, actor, row, { rider, pickUpOn })
        : await offer(db, actor, row, { ...choice, rider, pickUpOn });
      if (!isChanged)
        throw conflict(
          'Only an order that is ready for pick-up or assigned can be assigned. Reload the page to see its status.',
        );
      const route = `from ${row.store.name} to ${deliveryAddress.lga}, ${deliveryAddress.stateOrRegion}`;
      await outbox.mail(db, {
        kind: isMoved ? 'pick-up-moved' : 'delivery-offered',
        to: rider.email,
        subject: isMoved ? `Pick-up of ${orderName} moved` : `New delivery: ${orderName}`,
        text: isMoved
          ? `${mails.platformName} has moved the pick-up of order ${orderName}, ${route}, to ${formatDate(pickUpOn)}.`
          : `${mails.platformName} has assigned order ${orderName} to you, ${route}. Pick it up on ${formatDate(pickUpOn)}. Accept it by ${formatDateTime(offerDeadline(clock.now()))}, or decline it with a reason.`,
        link: `${logisticsOrigin}/orders/${orderId}`,
      });
      if (row.assignee.email && assigneeId !== rider.id)
        await outbox.mail(db, {
          kind: 'delivery-reassigned',
          to: row.assignee.email,
          subject: `${orderName} was assigned to another rider`,
          text: `${mails.platformName} has assigned order ${orderName}, ${route}, to another rider. It is no longer in your list.${row.hasFailed ? ' If you still have the parcel, ask the scheduler where to hand it over.' : ''}`,
          link: `${logisticsOrigin}/active`,
        });
    });

  /**
   * Each order succeeds or fails independently. Throws 422 for a past day or someone who is not a
   * rider, and 409 for a partner that is not onboarded.
   */
  const assign = async (
    principal: Principal,
    orderIds: readonly string[],
    choice: RiderChoice,
  ): Promise<OrderOutcome[]> => {
    if (choice.pickUpOn !== undefined && choice.pickUpOn < lagosDate(clock.now()))
      throw invalid('pickUpOn', 'Choose today or a later day');
    await findRider(db, choice);
    return runForEachOrder(orderIds, (id) => assignOne(principal, choice, id));
  };

  return {
    assignPartner: (
      principal: Principal,
      { orderIds, partnerId, ...choice }: PartnerAssignment,
    ): Promise<OrderOutcome[]> =>
      assign(principal, orderIds, { ...choice, kind: 'partner', riderId: partnerId }),

    assignDispatcher: (
      principal: Principal,
      { orderIds, dispatcherId, ...choice }: DispatcherAssignment,
    ): Promise<OrderOutcome[]> =>
      assign(principal, orderIds, { ...choice, kind: 'dispatcher', riderId: dispatcherId }),

    /** Orders that the rider already has move to that day. */
    planOrders: (
      principal: Principal,
      { orderIds, partnerId, dispatcherId, ...choice }: OrderPlan,
    ): Promise<OrderOutcome[]> =>
      assign(principal, orderIds, {
        ...choice,
        ...(partnerId === undefined
          ? { kind: 'dispatcher', riderId: dispatcherId ?? '' }
          : { kind: 'partner', riderId: partnerId }),
      }),
  };
};
