import { formatDateTime } from '@market/domain/lagos-time';
import { payoutApprovedEntries } from '@market/domain/ledger/entries';
import { formatKobo } from '@market/domain/money';
import { payoutStatusTexts } from '@market/domain/payouts/payout';
import type { Db } from '../../db/db';
import { inTransaction } from '../../db/transaction';
import { conflict, forbidden, notFound } from '../../platform/errors';
import type { Principal } from '../../platform/principal';
import { addOrdersToPayout } from '../orders';
import { payoutReference, type payoutTransfers } from './payout-transfers';
import {
  approvePayout,
  changePayout,
  findBank,
  findPayout,
  insertPayout,
  lockStore,
  type PayoutAccount,
} from './payouts.repository';
import type { PayoutsDeps } from './payouts-deps';
import type { storeBalances } from './store-balances';

/** Job: sends a payout to the bank through the payment provider. */
export const SEND_PAYOUT = 'payout.transfer';

export const isMerchantSide = ({ role }: Principal): boolean =>
  role === 'merchant' || role === 'staff';

interface Deps extends PayoutsDeps {
  readonly money: ReturnType<typeof storeBalances>;
  readonly transfers: ReturnType<typeof payoutTransfers>;
}

/** Requests a store's payout. Returns its id. Throws 404, 409. */
export const requestPayout =
  ({ db, clock, ids, audit, money }: Deps) =>
  (principal: Principal, storeId: string): Promise<string> =>
    inTransaction(db, async (db) => {
      if (!(await lockStore(db, storeId))) throw notFound('This store');
      const account = await payableAccount(db, { clock }, storeId);
      const amount = await money.availableFor(db, storeId);
      if (amount <= 0)
        throw conflict(
          amount < 0
            ? `There is nothing to pay out: the store owes ${formatKobo(-amount)} from refunds.`
            : `There is nothing to pay out yet. Orders can be paid out after delivery, when their return period has ended.`,
        );
      const id = ids.next();
      const reference = payoutReference(id);
      await insertPayout(db, {
        id,
        reference,
        storeId,
        status: 'pending',
        amount,
        ...account,
        requestedBy: principal.userId,
        requestedAt: clock.now(),
      });
      await changePayout(db, id, { orderCount: await addOrdersToPayout(db, storeId, id) });
      await audit.record(db, principal, {
        action: 'payout.requested',
        subject: 'payout',
        subjectId: id,
        subjectName: reference,
        after: { status: 'Pending', amount: formatKobo(amount) },
      });
      return id;
    });

/** Approves a payout that somebody else requested, and sends it. Throws 403, 404, 409. */
export const approveAndSend =
  ({ db, clock, ledger, outbox, audit, platformName, transfers }: Deps) =>
  (principal: Principal, id: string): Promise<void> =>
    inTransaction(db, async (db) => {
      if (isMerchantSide(principal)) throw forbidden('Only platform staff can approve payouts.');
      const row = await findPayout(db, 'platform', id);
      if (!row) throw notFound('This payout');
      const { storeId } = row.payout;
      await lockStore(db, storeId);
      // A pending payout is paid to the account at the time of the request, a failed one to the
      // current account.
      const account =
        row.payout.status === 'failed'
          ? await payableAccount(db, { clock }, storeId)
          : pickPaidTo(row.payout);
      // Refunds may have reduced what the store is owed since its request.
      const owed = await ledger.owedToStore(db, storeId);
      if ((row.payout.status === 'pending' || row.payout.status === 'failed') && owed <= 0)
        throw conflict(
          'Refunds or disputes since the request have used up the store’s balance. Approve the payout when new sales cover it.',
        );
      const approved = await approvePayout(db, id, {
        by: principal.userId,
        now: clock.now(),
        owed,
        account,
      });
      if (!approved)
        throw conflict(
          row.payout.requestedBy === principal.userId
            ? 'You requested this payout, so someone else must approve it.'
            : 'This payout is already approved.',
        );
      await ledger.record(
        db,
        'payout_approved',
        approved.reference,
        payoutApprovedEntries(approved),
      );
      await audit.record(db, principal, {
        action: 'payout.approved',
        subject: 'payout',
        subjectId: id,
        subjectName: approved.reference,
        before: {
          status: payoutStatusTexts[row.payout.status].label,
          amount: formatKobo(row.payout.amount),
        },
        after: {
          status: payoutStatusTexts[approved.status].label,
          amount: formatKobo(approved.amount),
        },
      });
      await outbox.enqueue(db, {
        kind: SEND_PAYOUT,
        payload: { reference: approved.reference },
        uniqueKey: approved.reference,
      });
      await transfers.tell(db, approved, {
        kind: 'payout-approved',
        subject: `Your payout of ${formatKobo(approved.amount)} is approved`,
        text: `${platformName} has approved your payout ${approved.reference}. It will be paid to ${approved.bankName}, account ending in ${approved.accountNumber.slice(-4)}.`,
      });
    });

/**
 * The account that a store is paid to. Throws 409 when the store has none, or it was changed less
 * than a day ago.
 */
async function payableAccount(
  db: Db,
  { clock }: Pick<PayoutsDeps, 'clock'>,
  storeId: string,
): Promise<PayoutAccount> {
  const bank = await findBank(db, storeId);
  if (!bank) throw conflict('There is no bank account for payouts. Add one first.');
  if (bank.payoutsHeldUntil && bank.payoutsHeldUntil > clock.now())
    throw conflict(
      `The bank account was changed. Payouts are on hold until ${formatDateTime(bank.payoutsHeldUntil)}.`,
    );
  return pickPaidTo(bank);
}

const pickPaidTo = ({
  bankName,
  bankCode,
  accountNumber,
  accountName,
}: PayoutAccount): PayoutAccount => ({
  bankName,
  bankCode,
  accountNumber,
  accountName,
});
