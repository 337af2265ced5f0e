import {
  payoutFailedEntries,
  payoutPaidEntries,
  payoutReturnedEntries,
} from '@market/domain/ledger/entries';
import { formatKobo } from '@market/domain/money';
import type { Db } from '../../db/db';
import { inTransaction } from '../../db/transaction';
import { conflict } from '../../platform/errors';
import { ProviderRefusal } from '../../platform/provider-errors';
import { listStaffEmails } from '../accounts/accounts.reads';
import type { TransferResult } from '../payment-providers';
import { findPayeeEmail, toPayee } from './payees.repository';
import type { PayoutsDeps } from './payouts-deps';
import {
  changePayout,
  findByReference,
  lockByReference,
  type PayoutRow,
} from './payouts.repository';

/**
 * The reference that merchant, platform and provider use for a payout: the random end of its id,
 * short enough to read out.
 */
export const payoutReference = (id: string): string => `payout-${id.slice(-12)}`;

const NO_REASON = 'The provider gave no reason.';

const toMoney = (payout: PayoutRow) => ({ payee: toPayee(payout), amount: payout.amount });

export const payoutTransfers = ({
  db,
  clock,
  ids,
  log,
  outbox,
  ledger,
  providers,
  platformName,
  merchantOrigin,
  adminOrigin,
  logisticsOrigin,
}: PayoutsDeps) => {
  const notifyPayee = async (
    db: Db,
    payout: PayoutRow,
    mail: { kind: string; subject: string; text: string },
  ): Promise<void> => {
    const payee = toPayee(payout);
    const to = await findPayeeEmail(db, payee);
    const link = 'storeId' in payee ? `${merchantOrigin}/payouts` : `${logisticsOrigin}/earnings`;
    if (to !== undefined) await outbox.mail(db, { ...mail, to, link });
  };

  const paid = async (db: Db, payout: PayoutRow): Promise<void> => {
    if (payout.status !== 'approved') return;
    const { reference, amount, bankName, accountNumber } = payout;
    await changePayout(db, payout.id, { status: 'processed', processedAt: clock.now() });
    await ledger.record(db, 'payout_paid', reference, payoutPaidEntries(toMoney(payout)));
    await notifyPayee(db, payout, {
      kind: 'payout-paid',
      subject: `Your payout of ${formatKobo(amount)} is paid`,
      text: `Your payout ${reference} has arrived at ${bankName}, account ending in ${accountNumber.slice(-4)}.`,
    });
  };

  /**
   * Handles a failed or returned transfer: the payee is owed the money again, and the payout gets a
   * new reference for the next transfer.
   */
  const failed = async (db: Db, payout: PayoutRow, reason: string): Promise<void> => {
    const { id, reference, amount, bankName, accountNumber, status } = payout;
    if (status !== 'approved' && status !== 'processed') return;
    const wasPaid = status === 'processed';
    const next = payoutReference(ids.next());
    log.error({ reference, payout: id, reason, wasPaid }, 'transfer failed');
    await changePayout(db, id, {
      status: 'failed',
      failedAt: clock.now(),
      failureReason: reason,
      approvedBy: null,
      approvedAt: null,
      processedAt: null,
      reference: next,
    });
    if (wasPaid)
      await ledger.record(db, 'payout_returned', reference, payoutReturnedEntries(toMoney(payout)));
    else await ledger.record(db, 'payout_failed', reference, payoutFailedEntries(toMoney(payout)));

    const account = `${bankName}, account ending in ${accountNumber.slice(-4)}`;
    const subject = `The payout of ${formatKobo(amount)} ${wasPaid ? 'was sent back' : 'failed'}`;
    await notifyPayee(db, payout, {
      kind: 'payout-failed',
      subject,
      text: `${account}, rejected your payout ${reference}: ${reason} We owe you the money again. Check your bank account; ${platformName} then sends it again.`,
    });
    const text = `${account}, rejected payout ${reference}: ${reason} The amount is owed again. Approve the payout again, as ${next}, to send it to the current account of the store or partner.`;
    await outbox.mails(
      db,
      (await listStaffEmails(db, 'payouts')).map((to) => ({
        kind: 'transfer-failed',
        to,
        subject,
        text,
        link: `${adminOrigin}/payouts/${next}`,
      })),
    );
  };

  /**
   * Records how a transfer ended. Idempotent, and independent of the order of notices: a returned
   * transfer stays failed. Throws 409 when the amount differs.
   */
  const ended = ({ reference, status, amount, reason }: TransferResult): Promise<void> =>
    inTransaction(db, async (db) => {
      if (status === 'pending') return;
      const payout = await lockByReference(db, reference);
      if (!payout) return;
      if (amount !== undefined && amount !== payout.amount)
        throw conflict(
          `The provider reports a transfer of ${formatKobo(amount)}, but the payout is ${formatKobo(payout.amount)}.`,
        );
      if (status === 'paid') await paid(db, payout);
      else await failed(db, payout, reason ?? NO_REASON);
    });

  return {
    tell: notifyPayee,
    ended,

    /**
     * Job: sends the transfer. The provider treats a retry with the same reference as the same
     * transfer. A rejected transfer can be approved again.
     */
    async send(reference: string): Promise<void> {
      const payout = await findByReference(db, reference);
      if (payout?.status !== 'approved') return;
      const { amount, bankCode, accountNumber, accountName } = payout;
      const transfer = {
        reference,
        amount,
        bankCode,
        accountNumber,
        accountName,
        reason: `${platformName} payout`,
      };
      const result = await providers.active.transfer(transfer).catch((error: unknown) => {
        if (!(error instanceof ProviderRefusal)) throw error;
        return { reference, status: 'failed' as const, reason: error.message };
      });
      await ended(result);
    },
  };
};
