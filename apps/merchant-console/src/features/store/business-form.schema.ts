import * as z from 'zod/mini';
import { businessInputSchema, type BusinessDetails } from '@market/domain/stores/onboarding';

const noAddress = { street: '', LGA: '', state: '', country: 'Nigeria' } as const;

const emptyBusiness: BusinessDetails = {
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

export const businessDraft = (saved: BusinessDetails | undefined): BusinessDetails => ({
  ...emptyBusiness,
  ...saved,
});

/**
 * Removes the fields that the chosen options hide, so that a hidden field never fails validation.
 */
export const stripHiddenFields = ({
  rcNumber,
  officeAddress,
  ...draft
}: BusinessDetails): BusinessDetails => ({
  ...draft,
  ...(draft.isRegisteredBusiness && { rcNumber }),
  ...(draft.useHomeAddress === false && { officeAddress }),
});

export const businessFormSchema = z.codec(businessInputSchema, z.custom<BusinessDetails>(), {
  decode: (details) => details,
  encode: stripHiddenFields,
});
