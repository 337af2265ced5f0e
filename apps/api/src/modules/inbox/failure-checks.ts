import type { AuditSubject } from '@market/domain/audit/audit';
import { formatDateTime } from '@market/domain/lagos-time';
import { pluralise } from '@market/domain/pluralise';
import type { Db } from '../../db/db';
import { findRecordId } from '../reconciliation/reconciliation.reads';
import {
  findDifferenceToCheck,
  findEventToCheck,
  findFailedRefundToCheck,
  findTransferToCheck,
} from './failure-checks.repository';
import { inboxCheck, type ItemFacts } from './inbox-check';

export async function transferFacts(db: Db, id: string, now: Date): Promise<ItemFacts | undefined> {
  const row = await findTransferToCheck(db, id);
  if (row?.payout.status !== 'failed') return undefined;
  const { storeAccount, partnerAccount } = row;
  const account = storeAccount ?? partnerAccount;
  const heldUntil = storeAccount?.payoutsHeldUntil;
  return {
    amounts: [],
    checks: [
      inboxCheck(
        row.hasNewAccount,
        `The bank account was changed after the request. This payout goes to ${account?.bankName}, account ending in ${account?.accountNumber.slice(-4)}.`,
        'The payout goes to the account that the bank rejected, because the payee has not entered another one.',
      ),
      ...(heldUntil && heldUntil > now
        ? [
            {
              ok: false,
              text: `Payouts to the new account are on hold until ${formatDateTime(heldUntil)}.`,
            },
          ]
        : []),
    ],
  };
}

export async function failedRefundFacts(db: Db, id: string): Promise<ItemFacts | undefined> {
  const row = await findFailedRefundToCheck(db, id);
  if (row?.refund.status !== 'failed') return undefined;
  const { attempt } = row.refund;
  return {
    amounts: [],
    checks: [
      inboxCheck(
        row.disputes === 0,
        'The payment has no open card dispute.',
        'The customer’s bank disputes this payment. A refund would pay it back twice.',
      ),
      inboxCheck(
        attempt === 1,
        'This was the first attempt.',
        `${attempt} attempts have failed. Find out why before you retry.`,
      ),
    ],
  };
}

export async function paymentEventFacts(db: Db, id: string): Promise<ItemFacts | undefined> {
  const row = await findEventToCheck(db, id);
  if (!row) return undefined;
  return {
    amounts: [],
    checks: [
      inboxCheck(
        row.isKnown,
        'The event is about a payment or payout of ours.',
        row.reference === null
          ? 'The event names no payment or payout.'
          : `We have no payment or payout ${row.reference}.`,
      ),
      inboxCheck(
        row.tries === 0,
        'The event has not been retried.',
        `${pluralise(row.tries, 'attempt')} failed. The event is not retried automatically any more.`,
      ),
    ],
  };
}

export async function differenceFacts(db: Db, reference: string): Promise<ItemFacts | undefined> {
  const row = await findDifferenceToCheck(db, reference);
  if (!row) return undefined;
  const { kind, ledger, bank, difference, late } = row;
  return {
    amounts: [
      {
        label: kind === 'payout' ? 'Received by the bank' : 'Settled by the provider, after fees',
        amount: bank ?? 0,
      },
      { label: 'In the ledger, after fees', amount: -(ledger ?? 0) },
      { label: 'Difference', amount: difference },
    ],
    checks: late
      ? [{ ok: false, text: 'The payment came too late for an order, so it is refunded.' }]
      : [],
  };
}

export interface DecidedRecord {
  readonly subject: AuditSubject;
  readonly subjectId: string;
}

/** The record on which a retry of the refund is logged: its order, or the payment without one. */
export async function findRefundSubject(db: Db, id: string): Promise<DecidedRecord | undefined> {
  const row = await findFailedRefundToCheck(db, id);
  if (!row) return undefined;
  const { orderId, checkoutId } = row.refund;
  return orderId === null
    ? { subject: 'payment', subjectId: checkoutId }
    : { subject: 'order', subjectId: orderId };
}

/** The payment, payout or remittance of a difference. */
export async function findDifferenceSubject(
  db: Db,
  reference: string,
): Promise<DecidedRecord | undefined> {
  const row = await findDifferenceToCheck(db, reference);
  const subjectId = row && (await findRecordId(db, row));
  return row && subjectId !== undefined ? { subject: row.kind, subjectId } : undefined;
}
