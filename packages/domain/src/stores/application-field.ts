/** The data of a store's application, in the order in which changes are listed. */
export const applicationFields = [
  'storeName',
  'storePhoneNumber',
  'about',
  'pickUpAddress',
  'isPhysicalLocation',
  'isRegisteredBusiness',
  'rcNumber',
  'taxNumber',
  'vatRegistered',
  'staffSize',
  'category',
  'dateOfBirth',
  'nationality',
  'idDocumentType',
  'idDocumentNumber',
  'idDocument',
  'homeAddress',
  'proofOfAddress',
  'officeAddress',
  'bankName',
  'accountName',
  'accountNumber',
] as const;
export type ApplicationField = (typeof applicationFields)[number];

/** What a merchant submitted. A missing value is absent. */
export type SubmittedApplication = Readonly<
  Partial<Record<ApplicationField, string | boolean | null | undefined>>
>;
