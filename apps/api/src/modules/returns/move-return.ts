import type { ReturnUpdate } from '@market/domain/orders/order-return';
import {
  openReturnStatuses,
  returnStatusLabels,
  type ReturnStatus,
} from '@market/domain/orders/return-status';
import {
  allowedReturnStatuses,
  releasedReturnStatuses,
} from '@market/domain/orders/return-transitions';
import type { Role } from '@market/domain/accounts/roles';
import type { Db } from '../../db/db';
import { inTransaction } from '../../db/transaction';
import { conflict, type AppError } from '../../platform/errors';
import type { Principal } from '../../platform/principal';
import {
  COMPLETE_ORDER,
  allowedStatusesText,
  lockOrder,
  findMerchantEmail,
  releaseReturnedUnits,
  getReturnWindowEnd,
} from '../orders';
import { addStock, takeStock, type StockCause, type Units } from '../stock';
import { returnUpdateMail, returnWithdrawnMail } from './return-mails';
import { changeReturn, type ReturnItemRow, type ReturnRow } from './returns.repository';
import type { ReturnStepDeps } from './returns-deps';

const isOpen = (status: ReturnStatus): boolean =>
  openReturnStatuses.some((open) => open === status);

/**
 * Records a change to a return, notifies the customer, and completes the order if it was waiting
 * for this return. Runs in the transaction of the change.
 */
export const finaliseReturn =
  ({ clock, orders, outbox, mails }: ReturnStepDeps) =>
  async (
    db: Db,
    row: ReturnRow,
    {
      status,
      actor,
      note,
      activity,
    }: { status: ReturnStatus; actor: Principal; note: string | undefined; activity: string },
  ): Promise<void> => {
    const { id, orderId } = row.return;
    const order = await orders.getOrThrow(db, { reader: 'platform' }, orderId);
    await orders.record(db, order, { activity, actor, note, returnId: id });
    const mail = returnUpdateMail(mails, { ...row, return: { ...row.return, status } }, note);
    if (mail) await outbox.mail(db, mail);
    if (status === 'received' && row.return.type === 'refund')
      await outbox.mailDeciders(db, 'refunds', {
        kind: 'return-to-refund',
        subject: `${row.return.returnName} was received`,
        text: `${row.store.name} received it. Decide on the refund.`,
        path: `/returns/${id}`,
      });
    const { deliveredAt, status: orderStatus } = order.order;
    if (isOpen(status) || orderStatus !== 'delivered' || deliveredAt === null) return;
    const windowEnd = getReturnWindowEnd(order.order, deliveredAt);
    const now = clock.now();
    await outbox.enqueue(db, {
      kind: COMPLETE_ORDER,
      payload: { orderId },
      runAt: windowEnd > now ? windowEnd : now,
      uniqueKey: `${orderId}:${id}`,
    });
  };

/** Throws 409 with the allowed changes. */
export const moveReturn = (steps: ReturnStepDeps) => {
  const { db, clock, audit, outbox, mails, getOrThrow } = steps;
  const finalise = finaliseReturn(steps);

  return async (
    principal: Principal,
    id: string,
    { status, reason, restock = false }: ReturnUpdate,
  ): Promise<void> => {
    const { row, items } = await getOrThrow(db, principal, id);
    const before = row.return;
    if (!allowedReturnStatuses(before, principal.role).includes(status))
      throw transitionError(before, status, principal.role);
    await inTransaction(db, async (db) => {
      const order = await lockOrder(db, before.orderId);
      const cause = { at: clock.now(), checkoutId: order?.checkoutId, actorId: principal.userId };
      const change = {
        status,
        updatedAt: clock.now(),
        ...(status === 'rejected' && { rejectionReason: reason ?? null }),
      };
      if (!(await changeReturn(db, id, [before.status], change)))
        throw transitionError(
          (await getOrThrow(db, principal, id)).row.return,
          status,
          principal.role,
        );
      if (status === 'received' && restock)
        await addStock(db, sumUnits(items), { ...cause, reason: 'return' });
      if (status === 'replacement_sent') await takeReplacements(db, items, cause);
      if (releasedReturnStatuses.some((released) => released === status))
        await releaseReturnedUnits(
          db,
          before.orderId,
          items.map(({ returned }) => returned),
        );
      await finalise(db, row, {
        status,
        actor: principal,
        note: reason,
        activity: `${before.returnName}: ${returnStatusLabels[status].toLowerCase()}`,
      });
      await audit.recordOfStaff(db, principal, {
        action: 'return.statusChanged',
        subject: 'return',
        subjectId: id,
        subjectName: before.returnName,
        before: { status: returnStatusLabels[before.status] },
        after: { status: returnStatusLabels[status], stock: restock ? 'Put back' : undefined },
        reason,
      });
      if (status === 'cancelled')
        await outbox.mail(
          db,
          returnWithdrawnMail(mails, await findMerchantEmail(db, before.storeId), row),
        );
    });
  };
};

const sumUnits = (items: readonly ReturnItemRow[]): Units[] => {
  const units = new Map<string, number>();
  for (const { returned, item } of items)
    units.set(item.variantId, (units.get(item.variantId) ?? 0) + returned.quantity);
  return [...units].map(([variantId, quantity]) => ({ variantId, quantity }));
};

async function takeReplacements(
  db: Db,
  items: readonly ReturnItemRow[],
  cause: Omit<StockCause, 'reason'>,
): Promise<void> {
  const units = sumUnits(items);
  if ((await takeStock(db, units, { ...cause, reason: 'replacement' })) < units.length)
    throw conflict(
      'There is not enough stock for a replacement. Add stock, or ask the platform to refund the customer.',
    );
}

function transitionError(
  { status, type }: ReturnRow['return'],
  target: ReturnUpdate['status'],
  role: Role,
): AppError {
  const allowed = allowedReturnStatuses({ status, type }, role);
  const label = (each: ReturnStatus): string => returnStatusLabels[each].toLowerCase();
  return conflict(
    `This return is ${label(status)}, so it cannot become ${label(target)}. ${allowedStatusesText(allowed.map((each) => returnStatusLabels[each]))}`,
    { current: status, allowed },
  );
}
