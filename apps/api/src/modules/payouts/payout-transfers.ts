import { payoutFailedEntries, payoutPaidEntries } from '@market/domain/ledger/entries';
import { formatKobo } from '@market/domain/money';
import type { Db } from '../../db/db';
import { inTransaction } from '../../db/transaction';
import { ProviderRefusal, type TransferStatus } from '../checkout';
import { payoutReference } from './payout-reference';
import type { PayoutsDeps } from './payouts.service';
import { changeApproved, findByReference, merchantOf, type PayoutRow } from './payouts.repository';

/** Approved payouts on their way to the bank. */
export const payoutTransfers = ({ db, clock, ids, log, outbox, ledger, providers, platformName, seller }: PayoutsDeps) => {
  const tell = async (db: Db, { storeId }: PayoutRow, mail: { kind: string; subject: string; text: string }): Promise<void> => {
    const merchant = await merchantOf(db, storeId);
    if (merchant) await outbox.mail(db, { ...mail, to: merchant.email, link: `${seller}/payouts` });
  };

  /** A transfer ended: paid, or failed and to be approved again under a new reference. Safe to repeat. */
  const ended = (reference: string, status: TransferStatus): Promise<void> =>
    inTransaction(db, async (db) => {
      if (status === 'pending') return;
      if (status === 'paid') {
        const paid = await changeApproved(db, reference, { status: 'processed', processedAt: clock.now() });
        if (!paid) return;
        await ledger.record(db, 'payout_paid', reference, payoutPaidEntries(paid));
        await tell(db, paid, { kind: 'payout-paid', subject: `Your payout of ${formatKobo(paid.amount)} is paid`, text: `Your payout ${reference} has arrived at ${paid.bankName}, account ending in ${paid.accountNumber.slice(-4)}.` });
        return;
      }
      const failed = await changeApproved(db, reference, { status: 'pending', approvedBy: null, approvedAt: null, reference: payoutReference(ids.next()) });
      if (!failed) return;
      log.error({ reference, payout: failed.id }, 'transfer failed');
      await ledger.record(db, 'payout_failed', reference, payoutFailedEntries(failed));
    });

  return {
    tell,
    ended,

    /** Job: asks the provider for the transfer; the reference makes a second try the same one. One that it refuses waits to be approved again. */
    async send(reference: string): Promise<void> {
      const payout = await findByReference(db, reference);
      if (payout?.status !== 'approved') return;
      const { amount, bankCode, accountNumber, accountName } = payout;
      const transfer = { reference, amount, bankCode, accountNumber, accountName, reason: `${platformName} payout` };
      const status = await providers.active.transfer(transfer).catch((error: unknown) => {
        if (!(error instanceof ProviderRefusal)) throw error;
        log.error({ err: error, reference }, 'transfer refused');
        return 'failed' as const;
      });
      await ended(reference, status);
    },
  };
};
