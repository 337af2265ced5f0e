import * as z from 'zod/mini';
import { businessInputSchema, type BusinessDetails } from '@market/domain/stores/onboarding';

const noAddress = { street: '', LGA: '', state: '', country: 'Nigeria' } as const;

const blank: BusinessDetails = {
  isRegisteredBusiness: false,
  rcNumber: undefined,
  taxNumber: undefined,
  vatRegistered: false,
  dateOfBirth: '',
  nationality: 'Nigerian',
  idDocumentType: 'NIN slip',
  idDocumentNumber: '',
  idDocumentUrl: undefined,
  proofOfAddress: undefined,
  homeAddress: noAddress,
  useHomeAddress: true,
  officeAddress: noAddress,
  staffSize: '1',
  categoryId: '',
  subCategoryIds: [],
};

/** What the form begins with: what was saved, and blanks for the rest. */
export const businessDraft = (saved: BusinessDetails | undefined): BusinessDetails => ({
  ...blank,
  ...saved,
});

/** The part of the form that counts: what its choices hide is left out, so that nothing unseen can be wrong. */
export const stripHiddenFields = ({
  rcNumber,
  officeAddress,
  ...draft
}: BusinessDetails): BusinessDetails => ({
  ...draft,
  ...(draft.isRegisteredBusiness && { rcNumber }),
  ...(draft.useHomeAddress === false && { officeAddress }),
});

/** The server's own rules, applied to the visible part. */
export const businessFormSchema = z.codec(businessInputSchema, z.custom<BusinessDetails>(), {
  decode: (details) => details,
  encode: stripHiddenFields,
});
