import { matchesAccountHolder } from '@market/domain/banking/holder-name';
import { formatDateTime } from '@market/domain/lagos-time';
import { formatKobo } from '@market/domain/money';
import { pluralise } from '@market/domain/pluralise';
import type { Db } from '../../db/db';
import { inboxCheck, type ItemFacts } from './inbox-check';
import { findPartnerPayoutToCheck, findStorePayoutToCheck } from './payout-checks.repository';

export const payoutFacts = async (db: Db, id: string, now: Date): Promise<ItemFacts | undefined> =>
  (await storePayoutFacts(db, id, now)) ?? (await partnerPayoutFacts(db, id));

async function storePayoutFacts(db: Db, id: string, now: Date): Promise<ItemFacts | undefined> {
  const row = await findStorePayoutToCheck(db, id);
  if (!row) return undefined;
  const { payout, bank, shares, owed } = row;
  const correction = payout.amount - shares;
  const isCurrent =
    bank?.accountNumber === payout.accountNumber && bank.bankCode === payout.bankCode;
  const heldUntil = bank?.payoutsHeldUntil;
  return {
    amounts: [
      { label: `Store’s share of ${pluralise(payout.orderCount, 'order')}`, amount: shares },
      ...(correction === 0 ? [] : [{ label: 'Refunds and other corrections', amount: correction }]),
      { label: 'To pay', amount: payout.amount },
    ],
    checks: [
      inboxCheck(
        row.unfinished === 0,
        'All orders are completed.',
        `No longer completed: ${pluralise(row.unfinished, 'order')}.`,
      ),
      inboxCheck(
        row.openReturns + row.openDisputes === 0,
        'No order has an open return or dispute.',
        `Open: ${pluralise(row.openReturns, 'return')}, ${pluralise(row.openDisputes, 'dispute')}.`,
      ),
      inboxCheck(
        correction === 0,
        'The amount equals the store’s share of its orders.',
        `The amount differs from the store’s share of its orders by ${formatKobo(Math.abs(correction))}.`,
      ),
      inboxCheck(
        owed >= payout.amount,
        'The store’s balance covers the amount.',
        `The store’s balance is ${formatKobo(owed)}. No more than that is sent.`,
      ),
      inboxCheck(
        matchesAccountHolder(payout.accountName, {
          person: row.owner,
          businesses: [row.storeName],
        }),
        'The account name at the bank matches the owner or the store.',
        `The account name at the bank is ${payout.accountName}, but the owner is ${row.owner}.`,
      ),
      inboxCheck(
        isCurrent && !(heldUntil && heldUntil > now),
        'The bank account has not changed since the request.',
        heldUntil && heldUntil > now
          ? `The bank account was changed. New payouts are on hold until ${formatDateTime(heldUntil)}.`
          : 'The store has changed its bank account. This payout goes to the previous account.',
      ),
    ],
  };
}

async function partnerPayoutFacts(db: Db, id: string): Promise<ItemFacts | undefined> {
  const row = await findPartnerPayoutToCheck(db, id);
  if (!row) return undefined;
  const { payout, bank, shares, companyName, owner } = row;
  return {
    amounts: [
      {
        label: `Share of ${pluralise(payout.orderCount, 'delivery', 'deliveries')}`,
        amount: shares,
      },
      { label: 'To pay', amount: payout.amount },
    ],
    checks: [
      inboxCheck(
        payout.amount === shares,
        'The amount equals the partner’s share of its deliveries.',
        `The amount differs from the partner’s share of its deliveries by ${formatKobo(Math.abs(payout.amount - shares))}.`,
      ),
      inboxCheck(row.isActive, 'The partner is active.', 'The partner has been deactivated.'),
      inboxCheck(
        matchesAccountHolder(payout.accountName, { person: owner, businesses: [companyName] }),
        'The account name at the bank matches the company or its contact.',
        `The account name at the bank is ${payout.accountName}, but the company is ${companyName}.`,
      ),
      inboxCheck(
        bank?.accountNumber === payout.accountNumber && bank.bankCode === payout.bankCode,
        'The bank account has not changed since the request.',
        'The partner has changed its bank account. This payout goes to the previous account.',
      ),
    ],
  };
}
