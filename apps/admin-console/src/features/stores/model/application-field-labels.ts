import { applicationFields, type ApplicationField } from '@market/domain/stores/application-field';

const labels: Readonly<Record<ApplicationField, string>> = {
  storeName: 'Store name',
  storePhoneNumber: 'Phone',
  about: 'About',
  pickUpAddress: 'Pick-up address',
  isPhysicalLocation: 'Open to visitors',
  isRegisteredBusiness: 'Registered',
  rcNumber: 'RC number',
  taxNumber: 'TIN',
  vatRegistered: 'Registered for VAT',
  staffSize: 'Staff',
  category: 'Category',
  dateOfBirth: 'Date of birth',
  nationality: 'Nationality',
  idDocumentType: 'Identity document',
  idDocumentNumber: 'Document number',
  idDocument: 'Identity scan',
  homeAddress: 'Home address',
  proofOfAddress: 'Proof of address',
  officeAddress: 'Office',
  bankName: 'Bank',
  accountName: 'Account name',
  accountNumber: 'Account number',
};

export function applicationFieldLabel(field: string): string {
  const known = applicationFields.find((each) => each === field);
  return known ? labels[known] : field;
}
