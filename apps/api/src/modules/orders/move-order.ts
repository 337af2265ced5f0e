import type { OrderUpdate } from '@market/domain/orders/order';
import { isTransitionPossible } from '@market/domain/orders/order-lifecycle';
import type { OrderStatus } from '@market/domain/orders/order-status';
import { getAudience, labelStatuses } from '@market/domain/orders/order-status-labels';
import { findStatus } from '@market/domain/orders/order-status-list';
import type { Db } from '../../db/db';
import { inTransaction } from '../../db/transaction';
import { conflict, invalid, notFound } from '../../platform/errors';
import type { Principal } from '../../platform/principal';
import { acceptedMessage } from './customer-messages';
import { assertCollected } from './collect-cash';
import { checkCode } from './delivery-code';
import { getOrder } from './get-order';
import { hasCode, isAccepted, isOffered } from './order-conditions.repository';
import { orderScope } from './order-scope';
import { possibleStatuses } from './order-view';
import type { OrderDetailRow } from './orders.repository';
import type { OrdersDeps } from './orders-deps';
import { recordProof, type NewProof } from './delivery-proof.repository';
import { publicName, recordActivity } from './record-activity';
import { changeOrder } from './order-status.repository';
import { notifyCustomer } from './notify-customer';
import type { TransitionOrder } from './transition-order';

interface MoveDeps extends OrdersDeps {
  readonly statuses: (db: Db) => Promise<readonly OrderStatus[]>;
  readonly transition: TransitionOrder;
}

/** `proof`: what the rider recorded at the door besides the code and the photo. */
export interface OrderMove extends OrderUpdate {
  readonly proof?: Pick<NewProof, 'signature' | 'place' | 'deviceAt'>;
}

export const moveOrder = (deps: MoveDeps) => {
  const { db, clock, audit, statuses, transition } = deps;
  const verifyCode = checkCode(deps);
  const record = recordActivity(deps);
  const notify = notifyCustomer(deps);

  const accept = (principal: Principal, id: string): Promise<void> =>
    inTransaction(db, async (db) => {
      const scope = orderScope(principal);
      if (scope.reader !== 'partner' && scope.reader !== 'dispatcher')
        throw conflict('Only the person or partner that the order is assigned to can accept it.');
      const row = await getOrder(db, scope, id);
      const now = clock.now();
      if (!(await changeOrder(db, scope, id, isOffered, { acceptedAt: now, updatedAt: now }))) {
        // The order is read again, because a colleague may have accepted it in the meantime.
        const { order } = await getOrder(db, scope, id);
        if (order.acceptedAt && order.status === 'assigned') return;
        throw conflict('This order is no longer waiting to be accepted.');
      }
      await record(db, row, { activity: 'Delivery accepted', actor: principal });
      await audit.recordOfStaff(db, principal, {
        action: 'order.accepted',
        subject: 'order',
        subjectId: id,
        subjectName: row.order.orderName,
      });
      await notify(db, row, { event: 'assigned', message: acceptedMessage });
    });

  const move = async (
    principal: Principal,
    id: string,
    {
      orderStatusId,
      orderDeliveryToken,
      shippingEvidence,
      cancelReason,
      note,
      proof,
      collected,
    }: OrderMove,
  ): Promise<void> => {
    const scope = orderScope(principal);
    const allStatuses = labelStatuses(await statuses(db), getAudience(principal.role));
    const target = allStatuses.find((status) => status.id === orderStatusId);
    if (!target) throw invalid('orderStatusId', 'Choose a status from the list');
    const status = target.code_name;
    const before = await getOrder(db, scope, id);
    const from = before.order.status;
    const refuse = (row: OrderDetailRow) =>
      transitionError(allStatuses, row, target, possibleStatuses(row, allStatuses, principal.role));
    if (!possibleStatuses(before, allStatuses, principal.role).includes(target))
      throw refuse(before);
    if (status === 'picked_up' && before.order.acceptedAt === null)
      throw conflict('Accept the order first.');
    if (status === 'delivered') assertCollected(before.order, collected);
    if (status === 'delivered' && !(await verifyCode(scope, id, orderDeliveryToken)))
      throw refuse(await getOrder(db, scope, id));

    await inTransaction(db, async (db) => {
      const isMoved = await transition(db, scope, before, {
        to: status,
        by: principal.role,
        from,
        actor: principal,
        note,
        condition:
          status === 'picked_up'
            ? isAccepted
            : status === 'delivered' && orderDeliveryToken !== undefined
              ? hasCode(orderDeliveryToken)
              : undefined,
        ...(shippingEvidence !== undefined && { set: { shippingEvidence } }),
        ...(status === 'cancelled' && { cancelReason }),
        collected,
      });
      if (!isMoved) throw refuse(await getOrder(db, scope, id));
      if (status === 'delivered')
        await recordProof(db, {
          ...proof,
          orderId: id,
          photo: shippingEvidence ?? null,
          collected: collected ?? null,
          actorId: principal.userId,
          actorName: publicName(principal, before, deps.mails.platformName),
          actorPerson: principal.name,
          deliveredAt: clock.now(),
        });
    });
  };

  return async (principal: Principal, id: string, input: OrderMove): Promise<void> => {
    if (input.accepted) await accept(principal, id);
    if (input.orderStatusId !== undefined) await move(principal, id, input);
    else if (!input.accepted) throw invalid('orderStatusId', 'Choose a status');
  };
};

/** A conflict error that names the allowed transitions, so that the screen can offer them. */
function transitionError(
  allStatuses: readonly OrderStatus[],
  { order: { status: current }, hasFailed }: OrderDetailRow,
  target: OrderStatus,
  allowed: readonly OrderStatus[],
) {
  const now = findStatus(allStatuses, current);
  if (!now) return notFound('This order');
  const reasonText =
    now === target
      ? `The status of this order is already “${now.label}”.`
      : isTransitionPossible(current, target.code_name, hasFailed)
        ? `The status of this order is “${now.label}”, so it cannot become “${target.label}”.`
        : 'A delivery of this order has failed, so a rider has its goods. Return it to the store instead.';
  return conflict(
    `${reasonText} ${allowedStatusesText(allowed.map(({ label }) => `“${label}”`))}`,
    {
      current,
      allowed: allowed.map(({ id, code_name, label }) => ({ id, code_name, label })),
    },
  );
}

export const allowedStatusesText = (labels: readonly string[]): string =>
  labels.length === 0
    ? 'You cannot change its status now.'
    : `You can change it to: ${labels.join(', ')}.`;
