import { chargebackEntries, refundEntries } from '@market/domain/ledger/entries';
import { formatKobo } from '@market/domain/money';
import { refundShare } from '@market/domain/orders/refund-share';
import {
  chargeableStatuses,
  refundableStatuses,
  releasedReturnStatuses,
} from '@market/domain/orders/return-transitions';
import type { Db } from '../../db/db';
import { conflict, type AppError } from '../../platform/errors';
import type { Principal } from '../../platform/principal';
import { claimReturnedUnits, countRefundedUnits, listItems, findMerchantEmail } from '../orders';
import { finaliseReturn } from './move-return';
import { refundShareMail } from './return-mails';
import { toRefundableItem } from './return-view';
import { changeReturn, setAmounts, type ReturnRow } from './returns.repository';
import type { ReturnWithItems, ReturnStepDeps } from './returns-deps';
import type { orderReturnsTable } from './returns.tables';
import { returnStatusLabels } from '@market/domain/orders/return-status';

/** How a customer is refunded: by the platform, or by a chargeback from their bank. */
const refundMethods = {
  refund: {
    from: refundableStatuses,
    status: 'refunded',
    entries: refundEntries,
    news: 'refunded',
  },
  chargeback: {
    from: chargeableStatuses,
    status: 'charged_back',
    entries: chargebackEntries,
    news: 'taken back by the customer’s bank',
  },
} as const;

interface RefundOptions {
  readonly way: keyof typeof refundMethods;
  readonly actor: Principal;
  readonly reason: string | undefined;
  /** Columns that record the decision, in addition to the status. */
  readonly decided: Partial<typeof orderReturnsTable.$inferInsert>;
}

/**
 * Refunds a return once. Deducts each line's shares from the accounts that hold them, and marks the
 * order as returned when all its units are refunded. Call it in a transaction with the order
 * locked. Throws 409 when the return is already refunded, or its units are in another return.
 */
export const refundReturn = (steps: ReturnStepDeps) => {
  const { orders, ledger, refunds, outbox, mails } = steps;
  const finalise = finaliseReturn(steps);

  return async (
    db: Db,
    found: ReturnWithItems,
    { way, actor, reason, decided }: RefundOptions,
  ): Promise<void> => {
    const { row, items } = found;
    const { id, returnName, refundAccount } = row.return;
    const {
      id: orderId,
      storeId,
      checkoutId,
      status: orderStatus,
      commission,
      shippingFee: delivery,
    } = row.order;
    const { from, status, entries, news } = refundMethods[way];
    const units = items.map(({ returned }) => returned);

    const lines = (await listItems(db, orderId)).map(toRefundableItem);
    const share = refundShare(
      { items: lines, commission, delivery },
      new Map(units.map(({ orderItemId, quantity }) => [orderItemId, quantity])),
    );
    const { total: amount } = share;
    if (!(await changeReturn(db, id, from, { ...decided, status, amount })))
      throw noRefundToDecideError(row);
    // Units of a rejected return can be returned again, so they may be in another return by now.
    if (isReleased(row) && (await claimReturnedUnits(db, orderId, units)) < units.length)
      throw conflict('These items are now in another return. Decide on that one.');
    await countRefundedUnits(db, orderId, units);
    await setAmounts(db, id, share.goodsOf);
    await ledger.record(
      db,
      way,
      id,
      entries({ orderId, storeId, ...share }, orderStatus === 'completed' ? 'released' : 'held'),
    );
    if (way === 'refund' && amount > 0)
      await refunds.open(db, { checkoutId, orderId, returnId: id, amount, account: refundAccount });
    await finalise(
      db,
      { ...row, return: { ...row.return, amount } },
      { status, actor, note: reason, activity: `${returnName}: ${formatKobo(amount)} ${news}` },
    );
    await outbox.mail(
      db,
      refundShareMail(mails, await findMerchantEmail(db, storeId), row, {
        share: share.dueToMerchant,
        by: way === 'refund' ? mails.platformName : 'The customer’s bank',
      }),
    );

    if (!share.isWhole) return;
    const everyOrder = { reader: 'platform' } as const;
    await orders.transition(db, everyOrder, await orders.getOrThrow(db, everyOrder, orderId), {
      to: 'returned',
      by: 'refund',
      actor,
      returnId: id,
    });
  };
};

/** Whether the units of a return may be in another return. */
export const isReleased = ({ return: { status } }: ReturnRow): boolean =>
  releasedReturnStatuses.some((released) => released === status);

export const noRefundToDecideError = ({ return: { status } }: ReturnRow): AppError =>
  conflict(
    `This return is ${returnStatusLabels[status].toLowerCase()}, so there is no refund to decide on.`,
  );
