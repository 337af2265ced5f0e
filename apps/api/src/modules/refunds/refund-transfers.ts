import {
  refundReturnedEntries,
  refundTransferredEntries,
} from '@market/domain/ledger/cash-entries';
import type { Db } from '../../db/db';
import { inTransaction } from '../../db/transaction';
import type { Clock } from '../../platform/clock';
import type { Log } from '../../platform/log';
import { ProviderRefusal } from '../../platform/provider-errors';
import type { LedgerService } from '../ledger';
import type { TransferResult, ProviderRegistry } from '../payment-providers';
import { changeRefund, findRefund, type RefundRow } from './refunds.repository';

export const toRefundMoney = ({ orderId, amount }: RefundRow) => ({
  amount,
  ...(orderId !== null && { orderId }),
});

/** Each attempt has its own ledger entries. */
export const toRefundEvent = ({ id, attempt }: RefundRow): string => `${id}:${attempt}`;

const PREFIX = 'refund-';
/** Each attempt is a separate transfer. */
const toReference = ({ id, attempt }: RefundRow): string => `${PREFIX}${id}-${attempt}`;

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly ledger: Pick<LedgerService, 'record'>;
  readonly providers: Pick<ProviderRegistry, 'active'>;
}

/** Refunds of orders paid in cash: transfers to the bank accounts that customers gave. */
export const refundTransfers = ({ db, clock, log, ledger, providers }: Deps) => {
  /** Ignores references that do not belong to a refund's current attempt. */
  const ended = async ({ reference, status, reason }: TransferResult): Promise<void> => {
    if (!reference.startsWith(PREFIX) || status === 'pending') return;
    const id = reference.slice(PREFIX.length, reference.lastIndexOf('-'));
    const refund = (await findRefund(db, id))?.refund;
    if (!refund || toReference(refund) !== reference) return;
    await inTransaction(db, async (db) => {
      if (status === 'paid') {
        const sent = await changeRefund(db, id, 'pending', { status: 'sent', sentAt: clock.now() });
        if (sent)
          await ledger.record(
            db,
            'refund_sent',
            toRefundEvent(sent),
            refundTransferredEntries(toRefundMoney(sent)),
          );
        return;
      }
      const failure = {
        status: 'failed' as const,
        sentAt: null,
        failureReason: reason ?? 'The bank gave no reason.',
      };
      log.error({ refundId: id, reference, reason }, 'refund transfer failed');
      if (await changeRefund(db, id, 'pending', failure)) return;
      const returned = await changeRefund(db, id, 'sent', failure);
      if (returned)
        await ledger.record(
          db,
          'refund_failed',
          toRefundEvent(returned),
          refundReturnedEntries(toRefundMoney(returned)),
        );
    });
  };

  return {
    ended,

    /**
     * The reference ensures that the transfer is made once. A rejected transfer waits for staff.
     */
    async send(refund: RefundRow): Promise<void> {
      const { account, amount } = refund;
      if (!account) throw new Error(`Refund ${refund.id} has no account`);
      const reference = toReference(refund);
      const { bankCode, accountNumber, accountName } = account;
      const transfer = {
        reference,
        amount,
        bankCode,
        accountNumber,
        accountName,
        reason: 'Refund',
      };
      const result = await providers.active.transfer(transfer).catch((error: unknown) => {
        if (!(error instanceof ProviderRefusal)) throw error;
        return { reference, status: 'failed' as const, reason: error.message };
      });
      await ended(result);
    },
  };
};
