import { matchesAccountHolder } from '@market/domain/banking/holder-name';
import type { Db } from '../../db/db';
import { inboxCheck, type ItemFacts } from './inbox-check';
import { listDuplicates, findStoreToCheck } from './store-checks.repository';

export async function storeFacts(db: Db, id: string): Promise<ItemFacts | undefined> {
  const file = await findStoreToCheck(db, id);
  if (!file) return undefined;
  const { store, business, bank, owner } = file;
  const ownerName = `${owner.firstName} ${owner.lastName}`;
  const duplicates = await listDuplicates(db, file);
  const isAddressed = Boolean(store.street && store.city && store.state && store.storePhoneNumber);
  const isOwn =
    bank !== null &&
    matchesAccountHolder(bank.accountName, {
      person: ownerName,
      businesses: [store.storeName],
    });
  return {
    amounts: [],
    message: store.reviewAnswer ?? undefined,
    checks: [
      inboxCheck(
        Boolean(business?.idDocumentUrl),
        'The identity document is uploaded.',
        'The identity document is missing.',
      ),
      inboxCheck(
        Boolean(business?.proofOfAddress),
        'The proof of address is uploaded.',
        'The proof of address is missing.',
      ),
      ...(business?.isRegisteredBusiness
        ? [
            inboxCheck(
              Boolean(business.rcNumber),
              'The registered business has its RC number.',
              'The business is registered, but its RC number is missing.',
            ),
          ]
        : []),
      inboxCheck(
        isAddressed,
        'The pick-up address and phone number are complete.',
        'The pick-up address or phone number is incomplete.',
      ),
      inboxCheck(
        isOwn,
        'The account name at the bank matches the owner or the store.',
        bank
          ? `The account name at the bank is ${bank.accountName}, but the owner is ${ownerName}.`
          : 'There is no bank account.',
      ),
      inboxCheck(
        duplicates.length === 0,
        'No other store has the same document, bank account or phone number.',
        `The document, bank account or phone number is the same as that of ${duplicates.join(', ')}.`,
      ),
    ],
  };
}
