import { auditChangesBetween } from '@market/domain/audit/audit';
import type { SubmittedApplication } from '@market/domain/stores/application-field';
import type { StoreApplicationDetail } from '@market/domain/stores/store';
import type { BusinessRow, StoreRecord } from './stores.repository';

/**
 * Approvers decide on this data. It is saved when a store is sent back, to show what the merchant
 * changes.
 */
export const toSubmittedApplication = ({
  store,
  business,
  bank,
  category,
}: StoreRecord): SubmittedApplication => ({
  storeName: store.storeName,
  storePhoneNumber: store.storePhoneNumber,
  about: store.about,
  pickUpAddress: [store.street, store.city, store.state].filter(Boolean).join(', '),
  isPhysicalLocation: store.isPhysicalLocation,
  isRegisteredBusiness: business?.isRegisteredBusiness,
  rcNumber: business?.rcNumber,
  taxNumber: business?.taxNumber,
  vatRegistered: business?.vatRegistered,
  staffSize: business?.staffSize,
  category,
  dateOfBirth: business?.dateOfBirth,
  nationality: business?.nationality,
  idDocumentType: business?.idDocumentType,
  idDocumentNumber: business?.idDocumentNumber,
  idDocument: business?.idDocumentUrl,
  homeAddress: addressText(business?.homeAddress),
  proofOfAddress: business?.proofOfAddress,
  officeAddress: addressText(business?.officeAddress),
  bankName: bank?.bankName,
  accountName: bank?.accountName,
  accountNumber: bank?.accountNumber,
});

/** Undefined unless the store waits for approval again after it was sent back. */
export function listChangesSinceSentBack(file: StoreRecord): StoreApplicationDetail['changes'] {
  const { status, sentBackApplication } = file.store;
  if (status !== 'pending' || !sentBackApplication) return undefined;
  return auditChangesBetween(sentBackApplication, toSubmittedApplication(file)).map((change) =>
    maskedFields.has(change.field)
      ? { ...change, before: lastDigits(change.before), after: lastDigits(change.after) }
      : change,
  );
}

const maskedFields: ReadonlySet<string> = new Set(['idDocumentNumber', 'accountNumber']);
const lastDigits = (value: string | undefined) => value && `•••• ${value.slice(-4)}`;

const addressText = (address: BusinessRow['officeAddress'] | undefined): string | undefined =>
  address ? `${address.street}, ${address.LGA}, ${address.state}` : undefined;
