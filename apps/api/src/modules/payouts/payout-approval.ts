import { cashDeductedEntries } from '@market/domain/ledger/cash-entries';
import { lagosMidnight, startOfWeek } from '@market/domain/calendar';
import { formatDateTime, lagosDate } from '@market/domain/lagos-time';
import { payoutApprovedEntries, type Payee } from '@market/domain/ledger/entries';
import { formatKobo } from '@market/domain/money';
import { payoutStatusTexts } from '@market/domain/payouts/payout';
import type { Db } from '../../db/db';
import { inTransaction } from '../../db/transaction';
import { conflict, forbidden, notFound } from '../../platform/errors';
import type { Principal } from '../../platform/principal';
import { addDeliveriesToPayout, addOrdersToPayout } from '../orders';
import { findBank, lockPayee, toPayee } from './payees.repository';
import { sumPayableDeliveries } from './payout-orders.repository';
import { payoutReference, type payoutTransfers } from './payout-transfers';
import {
  approvePayout,
  changePayout,
  findPayout,
  insertPayout,
  type PayoutAccount,
} from './payouts.repository';
import type { PayoutsDeps } from './payouts-deps';
import type { storeBalances } from './store-balances';

/** Job: sends a payout to the bank through the payment provider. */
export const SEND_PAYOUT = 'payout.transfer';

export const isStoreUser = ({ role }: Principal): boolean =>
  role === 'merchant' || role === 'staff';

interface Deps extends PayoutsDeps {
  readonly money: ReturnType<typeof storeBalances>;
  readonly transfers: ReturnType<typeof payoutTransfers>;
}

/** Returns the payout's id. */
export const requestPayout =
  ({ db, clock, ids, audit, ledger, money }: Deps) =>
  (principal: Principal, payee: Payee): Promise<string> =>
    inTransaction(db, async (db) => {
      if (!(await lockPayee(db, payee)))
        throw notFound('storeId' in payee ? 'This store' : 'This shipping partner');
      const account = await getPayableAccount(db, { clock }, payee);
      const until = payableCutOff(clock.now());
      const { amount, cashDeducted } =
        'storeId' in payee
          ? { amount: await money.availableFor(db, payee.storeId), cashDeducted: 0 }
          : await readPartnerBalance({ db, ledger }, payee.partnerId, until);
      if (amount <= 0) throw conflict(nothingToPayText(payee, { amount, cashDeducted }));
      const id = ids.next();
      const reference = payoutReference(id);
      await insertPayout(db, {
        id,
        reference,
        ...payee,
        status: 'pending',
        amount,
        cashDeducted,
        ...account,
        requestedBy: principal.userId,
        requestedAt: clock.now(),
      });
      const orderCount =
        'storeId' in payee
          ? await addOrdersToPayout(db, payee.storeId, id)
          : await addDeliveriesToPayout(db, payee.partnerId, id, until);
      await changePayout(db, id, { orderCount });
      if ('partnerId' in payee)
        await ledger.record(
          db,
          'cash_deducted',
          id,
          cashDeductedEntries(payee.partnerId, cashDeducted),
        );
      await audit.record(db, principal, {
        action: 'payout.requested',
        subject: 'payout',
        subjectId: id,
        subjectName: reference,
        after: { status: 'Pending', amount: formatKobo(amount) },
      });
      return id;
    });

/** Only a payout that someone else requested can be approved. */
export const approveAndSendPayout =
  ({ db, clock, ledger, outbox, audit, platformName, transfers }: Deps) =>
  (principal: Principal, id: string): Promise<void> =>
    inTransaction(db, async (db) => {
      if (isStoreUser(principal)) throw forbidden('Only platform staff can approve payouts.');
      const row = await findPayout(db, 'platform', id);
      if (!row) throw notFound('This payout');
      const payee = toPayee(row.payout);
      await lockPayee(db, payee);
      // A pending payout is paid to the account at the time of the request, a failed one to the
      // current account.
      const account =
        row.payout.status === 'failed'
          ? await getPayableAccount(db, { clock }, payee)
          : toPayoutAccount(row.payout);
      // Refunds may have reduced what the store is owed since the payout was requested.
      const owed =
        'storeId' in payee
          ? await ledger.owedToStore(db, payee.storeId)
          : await ledger.owedToPartner(db, payee.partnerId);
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
            : row.payout.status === 'sent_back'
              ? 'This payout was sent back. It must be requested again.'
              : 'This payout is already approved.',
        );
      await ledger.record(
        db,
        'payout_approved',
        approved.reference,
        payoutApprovedEntries({ payee, amount: approved.amount }),
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
 * A partner is paid for whole weeks, which start on Monday in Lagos. Returns the start of the
 * current week. Deliveries before it can be paid.
 */
export const payableCutOff = (now: Date): Date => lagosMidnight(startOfWeek(lagosDate(now)));

interface AvailableAmount {
  /** Negative or zero when nothing can be paid. */
  readonly amount: number;
  readonly cashDeducted: number;
}

/**
 * The partner's earnings from deliveries before `until`, less the cash that the partner holds,
 * kobo.
 */
export async function readPartnerBalance(
  { db, ledger }: Pick<PayoutsDeps, 'db' | 'ledger'>,
  partnerId: string,
  until: Date,
): Promise<AvailableAmount> {
  const cashDeducted = await ledger.cashHeldBy(db, partnerId);
  return {
    amount: (await sumPayableDeliveries(db, partnerId, until)) - cashDeducted,
    cashDeducted,
  };
}

function nothingToPayText(payee: Payee, { amount, cashDeducted }: AvailableAmount): string {
  if ('partnerId' in payee && cashDeducted > 0)
    return `There is nothing to pay out: the cash collected on delivery, ${formatKobo(cashDeducted)}, covers the earnings from past weeks’ deliveries.`;
  if ('partnerId' in payee)
    return 'There is nothing to pay out yet. Deliveries can be paid out from the following Monday.';
  return amount < 0
    ? `There is nothing to pay out: the store owes ${formatKobo(-amount)} for refunds.`
    : 'There is nothing to pay out yet. Orders can be paid out after delivery, when their return period has ended.';
}

/**
 * The account that a payee is paid to. Throws 409 when it has none, or a store changed it less than
 * a day ago.
 */
async function getPayableAccount(
  db: Db,
  { clock }: Pick<PayoutsDeps, 'clock'>,
  payee: Payee,
): Promise<PayoutAccount> {
  const bank = await findBank(db, payee);
  if (!bank) throw conflict('There is no bank account for payouts. Add one first.');
  if (bank.payoutsHeldUntil && bank.payoutsHeldUntil > clock.now())
    throw conflict(
      `The bank account was changed. Payouts are on hold until ${formatDateTime(bank.payoutsHeldUntil)}.`,
    );
  return toPayoutAccount(bank);
}

const toPayoutAccount = ({
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
