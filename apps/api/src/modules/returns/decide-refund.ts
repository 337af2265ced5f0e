import type { ReturnDecisionInput } from '@market/domain/orders/order-return';
import type { AuditAction } from '@market/domain/audit/audit';
import { returnStatusLabels } from '@market/domain/orders/return-status';
import { chargeableStatuses, refundableStatuses } from '@market/domain/orders/return-transitions';
import type { Db } from '../../db/db';
import { inTransaction } from '../../db/transaction';
import { conflict, type AppError } from '../../platform/errors';
import type { Principal } from '../../platform/principal';
import { lockOrder, releaseReturnedUnits } from '../orders';
import { refundReturn, isReleased, noRefundToDecideError } from './refund-return';
import { finaliseReturn } from './move-return';
import { changeReturn } from './returns.repository';
import type { ReturnWithItems, ReturnStepDeps } from './returns-deps';

const toDecision = ({ approved }: ReturnDecisionInput) =>
  approved ? ('approved' as const) : ('declined' as const);

/**
 * An admin's decision about the money for a return: whether to refund it through the provider. If
 * the customer's bank has taken the money back, the decision records the chargeback, or that the
 * dispute was declined. Throws 404 or 409.
 */
export const decideRefund = (steps: ReturnStepDeps) => {
  const { db, clock, orders, audit, getOrThrow } = steps;
  const finalise = finaliseReturn(steps);
  const pay = refundReturn(steps);

  /** Runs with the return and its order locked. */
  const decide = (
    principal: Principal,
    id: string,
    { action, reason }: { action: AuditAction; reason: string | undefined },
    work: (db: Db, found: ReturnWithItems) => Promise<void>,
  ): Promise<void> =>
    inTransaction(db, async (db) => {
      const { row } = await getOrThrow(db, principal, id);
      await lockOrder(db, row.return.orderId);
      const found = await getOrThrow(db, principal, id);
      await work(db, found);
      const decided = await getOrThrow(db, principal, id);
      await audit.record(db, principal, {
        action,
        subject: 'return',
        subjectId: id,
        subjectName: row.return.returnName,
        before: { status: returnStatusLabels[found.row.return.status] },
        after: { status: returnStatusLabels[decided.row.return.status] },
        reason,
      });
    });

  return {
    refund(principal: Principal, id: string, input: ReturnDecisionInput): Promise<void> {
      const { approved, reason } = input;
      const action = approved ? 'return.refunded' : 'return.refundDeclined';
      return decide(principal, id, { action, reason }, async (db, found) => {
        const { row, items } = found;
        const decided = {
          refundDecision: toDecision(input),
          refundReason: reason ?? null,
          refundDecidedAt: clock.now(),
          updatedAt: clock.now(),
        };
        if (approved) return pay(db, found, { way: 'refund', actor: principal, reason, decided });
        if (
          !(await changeReturn(db, id, refundableStatuses, {
            ...decided,
            status: 'rejected',
            rejectionReason: reason ?? null,
          }))
        )
          throw noRefundToDecideError(found.row);
        if (!isReleased(row))
          await releaseReturnedUnits(
            db,
            row.order.id,
            items.map(({ returned }) => returned),
          );
        return finalise(db, row, {
          status: 'rejected',
          actor: principal,
          note: reason,
          activity: `${row.return.returnName}: refund declined`,
        });
      });
    },

    chargeback(principal: Principal, id: string, input: ReturnDecisionInput): Promise<void> {
      const { approved, reason } = input;
      const action = approved ? 'return.chargebackRecorded' : 'return.chargebackContested';
      return decide(principal, id, { action, reason }, async (db, found) => {
        const { order, return: of } = found.row;
        const decided = {
          chargebackDecision: toDecision(input),
          chargebackReason: reason ?? null,
          chargebackDecidedAt: clock.now(),
          updatedAt: clock.now(),
        };
        if (approved)
          return pay(db, found, { way: 'chargeback', actor: principal, reason, decided });
        if (of.chargebackDecision === 'declined') throw alreadyContestedError();
        if (!(await changeReturn(db, id, chargeableStatuses, decided)))
          throw noRefundToDecideError(found.row);
        return orders.record(db, await orders.getOrThrow(db, { reader: 'platform' }, order.id), {
          activity: `${of.returnName}: chargeback contested`,
          actor: principal,
          note: reason,
          returnId: id,
          forCustomer: false,
        });
      });
    },
  };
};

const alreadyContestedError = (): AppError =>
  conflict('This chargeback has already been contested. You can still record the bank’s decision.');
