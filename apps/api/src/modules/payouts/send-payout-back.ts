import { cashDeductionCancelledEntries } from '@market/domain/ledger/cash-entries';
import { formatKobo } from '@market/domain/money';
import { payoutStatusTexts } from '@market/domain/payouts/payout';
import { inTransaction } from '../../db/transaction';
import { conflict, forbidden, notFound } from '../../platform/errors';
import type { Principal } from '../../platform/principal';
import { releaseFromPayout } from '../orders';
import { lockPayee, toPayee } from './payees.repository';
import { isStoreUser } from './payout-approval';
import type { payoutTransfers } from './payout-transfers';
import { findPayout, markSentBack } from './payouts.repository';
import type { PayoutsDeps } from './payouts-deps';

interface Deps extends PayoutsDeps {
  readonly transfers: ReturnType<typeof payoutTransfers>;
}

/**
 * Sends a pending payout back with a reason. Its orders and deducted cash can be included in a new
 * request, which is paid to the bank account of that time. Throws 403, 404 or 409.
 */
export const sendPayoutBack =
  ({ db, clock, ledger, audit, platformName, transfers }: Deps) =>
  (principal: Principal, id: string, reason: string): Promise<void> =>
    inTransaction(db, async (db) => {
      if (isStoreUser(principal)) throw forbidden('Only platform staff can send payouts back.');
      const row = await findPayout(db, 'platform', id);
      if (!row) throw notFound('This payout');
      const { payout } = row;
      const payee = toPayee(payout);
      await lockPayee(db, payee);
      if (!(await markSentBack(db, id, { by: principal.userId, now: clock.now(), reason })))
        throw conflict('This payout is no longer waiting for approval, so it cannot be sent back.');
      await releaseFromPayout(db, id);
      if ('partnerId' in payee)
        await ledger.record(
          db,
          'cash_deduction_cancelled',
          id,
          cashDeductionCancelledEntries(payee.partnerId, payout.cashDeducted),
        );
      await audit.record(db, principal, {
        action: 'payout.sentBack',
        subject: 'payout',
        subjectId: id,
        subjectName: payout.reference,
        reason,
        before: { status: payoutStatusTexts.pending.label, amount: formatKobo(payout.amount) },
        after: { status: payoutStatusTexts.sent_back.label, amount: formatKobo(payout.amount) },
      });
      await transfers.tell(db, payout, {
        kind: 'payout-sent-back',
        subject: `Your payout of ${formatKobo(payout.amount)} was not approved`,
        text: `${platformName} has sent the request for payout ${payout.reference} back: ${reason} The amount is available again. Request it again when this is resolved.`,
      });
    });
