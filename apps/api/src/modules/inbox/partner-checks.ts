import { matchesAccountHolder } from '@market/domain/banking/holder-name';
import { formatDate, lagosDate } from '@market/domain/lagos-time';
import type { Db } from '../../db/db';
import { inboxCheck, type ItemFacts } from './inbox-check';
import { listPartnerDuplicates, findPartnerToCheck } from './partner-checks.repository';

export async function partnerFacts(db: Db, id: string, now: Date): Promise<ItemFacts | undefined> {
  const file = await findPartnerToCheck(db, id);
  if (!file) return undefined;
  const { company, bankDetails, certification, owner } = file;
  const ownerName = `${owner.firstName} ${owner.lastName}`;
  const duplicates = await listPartnerDuplicates(db, file);
  const insuredUntil = certification?.insuranceExpiresOn;
  const isInsured = insuredUntil !== undefined && insuredUntil >= lagosDate(now);
  const accountName = bankDetails?.accountName;
  const isOwn =
    accountName !== undefined &&
    matchesAccountHolder(accountName, {
      person: ownerName,
      businesses: [company?.companyName ?? ''],
    });
  return {
    amounts: [],
    checks: [
      inboxCheck(
        isInsured,
        `The insurance is valid until ${insuredUntil ? formatDate(insuredUntil) : ''}.`,
        insuredUntil
          ? `The insurance expired on ${formatDate(insuredUntil)}.`
          : 'The insurance certificate is missing.',
      ),
      inboxCheck(
        isOwn,
        'The account name at the bank matches the company or its contact.',
        accountName
          ? `The account name at the bank is ${accountName}, but the company is ${company?.companyName ?? 'unknown'}.`
          : 'There is no bank account.',
      ),
      inboxCheck(
        duplicates.length === 0,
        'No other partner has the same RC number or bank account.',
        `The RC number or bank account is the same as that of ${duplicates.join(', ')}.`,
      ),
    ],
  };
}
