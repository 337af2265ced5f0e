import type { ReturnDecisionInput } from '@market/domain/orders/order-return';
import { chargeableStatuses, refundableStatuses } from '@market/domain/orders/return-moves';
import type { Db } from '../../db/db';
import { inTransaction } from '../../db/transaction';
import type { Principal } from '../../platform/principal';
import { lockOrder, releaseReturnedUnits } from '../orders';
import { giveBack } from './give-back';
import { settleReturn } from './move-return';
import { contestedAlready, isFree, nothingToDecide } from './return-refusals';
import { changeReturn } from './returns.repository';
import type { FoundReturn, ReturnSteps } from './returns-deps';

const decisionOf = ({ approved }: ReturnDecisionInput) =>
  approved ? ('approved' as const) : ('declined' as const);

/**
 * What an admin decides about the money of a return: to give it back through the provider, or not; and, where the customer's
 * bank has taken it by itself, to book that, or to note that the bank was told otherwise. Throws 404, 409.
 */
export const decideMoney = (steps: ReturnSteps) => {
  const { db, clock, orders, require } = steps;
  const settle = settleReturn(steps);
  const pay = giveBack(steps);

  /** Runs with the return and its order to itself. */
  const decide = (
    principal: Principal,
    id: string,
    work: (db: Db, found: FoundReturn) => Promise<void>,
  ): Promise<void> =>
    inTransaction(db, async (db) => {
      const { row } = await require(db, principal, id);
      await lockOrder(db, row.return.orderId);
      await work(db, await require(db, principal, id));
    });

  return {
    refund: (principal: Principal, id: string, input: ReturnDecisionInput): Promise<void> =>
      decide(principal, id, async (db, found) => {
        const { row, items } = found;
        const { approved, reason } = input;
        const decided = {
          refundDecision: decisionOf(input),
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
          throw nothingToDecide(found.row);
        if (!isFree(row))
          await releaseReturnedUnits(
            db,
            row.order.id,
            items.map(({ returned }) => returned),
          );
        return settle(db, row, {
          status: 'rejected',
          actor: principal,
          note: reason,
          activity: `${row.return.returnName}: refund declined`,
        });
      }),

    chargeback: (principal: Principal, id: string, input: ReturnDecisionInput): Promise<void> =>
      decide(principal, id, async (db, found) => {
        const { order, return: of } = found.row;
        const { approved, reason } = input;
        const decided = {
          chargebackDecision: decisionOf(input),
          chargebackReason: reason ?? null,
          chargebackDecidedAt: clock.now(),
          updatedAt: clock.now(),
        };
        if (approved)
          return pay(db, found, { way: 'chargeback', actor: principal, reason, decided });
        if (of.chargebackDecision === 'declined') throw contestedAlready();
        if (!(await changeReturn(db, id, chargeableStatuses, decided)))
          throw nothingToDecide(found.row);
        return orders.record(db, await orders.require(db, { reader: 'platform' }, order.id), {
          activity: `${of.returnName}: chargeback contested`,
          actor: principal,
          note: reason,
          returnId: id,
          forCustomer: false,
        });
      }),
  };
};
