import * as z from 'zod/mini';
import { recordIdSchema } from '../bounds';
import {
  dateOfBirth,
  hostedImage,
  optionalText,
  phoneNumber,
  requiredChoice,
  requiredText,
} from '../field.schema';
import { MAX_PAY_ON_DELIVERY } from '../checkout/pay-on-delivery';
import { documentUrl } from '../documents/document';
import { formatKobo } from '../money';
import { price } from '../money.schema';
import { MAX_RETURN_DAYS, MIN_RETURN_DAYS } from '../orders/return-window';
import { dispatchRulesSchema } from '../shipping/dispatch-rules';
import { socialLinksInputSchema } from './social-links';

const returnDaysSchema = z
  .int({ error: 'Enter a whole number of days' })
  .check(
    z.minimum(MIN_RETURN_DAYS, { error: `Offer at least ${MIN_RETURN_DAYS} days` }),
    z.maximum(MAX_RETURN_DAYS, { error: `Offer at most ${MAX_RETURN_DAYS} days` }),
  );

/** Whether customers may pay the rider in cash, and up to which order total. */
export const payOnDeliverySchema = z
  .object({
    accepted: z.boolean(),
    upTo: z.optional(
      price.check(
        z.refine((kobo) => kobo <= MAX_PAY_ON_DELIVERY, {
          error: `Enter at most ${formatKobo(MAX_PAY_ON_DELIVERY)}`,
        }),
      ),
    ),
  })
  .check(
    z.refine(({ accepted, upTo }) => !accepted || upTo !== undefined, {
      error: 'Enter the maximum value of an order paid on delivery',
      path: ['upTo'],
    }),
  );

/** Creating the account and each completed step count 25 percent each (spec section 9). */
export const onboardingSteps = ['account', 'business', 'store', 'bank'] as const;
export type OnboardingStep = (typeof onboardingSteps)[number];

/** 25 for each completed step (spec section 9). */
export const onboardingPercent = (done: Readonly<Record<OnboardingStep, boolean>>): number =>
  onboardingSteps.filter((step) => done[step]).length * 25;

export const placeSchema = z.object({
  street: requiredText('the street address', 200),
  city: requiredText('a city or LGA', 60),
  state: requiredChoice('a state', 40),
  country: z.literal('Nigeria'),
});
export type Place = z.infer<typeof placeSchema>;

export const idDocumentTypes = [
  'NIN slip',
  'International passport',
  'Driver’s licence',
  'Voter’s card',
] as const;

/** Format of each document's number, without spaces and hyphens, and its error message. */
const idNumberFormats: Readonly<
  Record<(typeof idDocumentTypes)[number], { form: RegExp; error: string }>
> = {
  'NIN slip': { form: /^\d{11}$/, error: 'Enter the 11 digits of the NIN' },
  'International passport': {
    form: /^[A-Z]\d{8}$/,
    error: 'Enter the passport number: a letter and 8 digits, such as A12345678',
  },
  'Driver’s licence': {
    form: /^[A-Z]{3}\d{5}[A-Z]{2}\d{2}$/,
    error: 'Enter the licence number, such as ABC12345AA00',
  },
  'Voter’s card': { form: /^[A-Z0-9]{19}$/, error: 'Enter the 19 letters and digits of the VIN' },
};

/** Normalises for comparison: upper case, without spaces and hyphens. */
const stripSeparators = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase();

/**
 * Registration number of a company, business name or incorporated trustees at the Corporate Affairs
 * Commission.
 */
const rcNumber = z.optional(
  z.string().check(
    z.trim(),
    z.maxLength(20, { error: 'Use at most 20 characters' }),
    z.refine((text) => text === '' || /^(RC|BN|IT)?\d{4,8}$/.test(stripSeparators(text)), {
      error: 'Enter the number of the certificate, such as RC 1234567 or BN 1234567',
    }),
  ),
);

/** Home or office address (spec section 3, merchant detail). */
export const businessAddressSchema = z.object({
  street: requiredText('your street address', 200),
  LGA: requiredChoice('a local government area', 60),
  state: requiredChoice('a state', 40),
  country: z.literal('Nigeria'),
});

/** Tax identification number: 10 digits for a person, 8 and 4 for a company, 13 since 2026. */
const taxNumber = z
  .string()
  .check(
    z.trim(),
    z.regex(/^(\d{10}|\d{13}|\d{8}-\d{4})?$/, { error: 'Enter a TIN such as 12345678-0001' }),
  );

/**
 * Step 2 of onboarding: the business and its owner (spec section 3, merchant detail). Documents are
 * private: `/documents/<id>`.
 */
export const businessDetailsSchema = z.object({
  isRegisteredBusiness: z.boolean(),
  rcNumber,
  taxNumber: z.optional(taxNumber),
  /** Whether the store is registered for VAT. Prices then include VAT, and invoices show it. */
  vatRegistered: z.optional(z.boolean()),
  dateOfBirth,
  nationality: requiredText('a nationality', 60),
  idDocumentType: z.enum(idDocumentTypes),
  idDocumentNumber: requiredText('the number of the document', 40),
  idDocumentUrl: z.optional(z.string()),
  homeAddress: businessAddressSchema,
  /** A bill or bank statement that shows the address. */
  proofOfAddress: z.optional(z.string()),
  /** Whether the business is run from home. Defaults to true. */
  useHomeAddress: z.optional(z.boolean()),
  /** Address of the business when it is not the home address. */
  officeAddress: z.optional(businessAddressSchema),
  staffSize: z.enum(['1', '2-10', '11-50', '51+']),
  categoryId: requiredText('what you sell'),
  subCategoryIds: z.optional(
    z.array(recordIdSchema).check(z.maxLength(20, { error: 'Choose at most 20' })),
  ),
});
export type BusinessDetails = z.infer<typeof businessDetailsSchema>;

/**
 * Business details as a merchant submits them: with both documents, and with the fields that other
 * answers make required.
 */
export const businessInputSchema = z
  .extend(businessDetailsSchema, {
    idDocumentUrl: z.optional(documentUrl),
    proofOfAddress: z.optional(documentUrl),
  })
  .check(
    z.refine((details) => details.idDocumentUrl !== undefined, {
      error: 'Upload your identity document',
      path: ['idDocumentUrl'],
    }),
    z.refine((details) => details.proofOfAddress !== undefined, {
      error: 'Upload proof of address',
      path: ['proofOfAddress'],
    }),
    ...idDocumentTypes.map((type) =>
      z.refine<BusinessDetails>(
        (details) =>
          details.idDocumentType !== type ||
          idNumberFormats[type].form.test(stripSeparators(details.idDocumentNumber)),
        { error: idNumberFormats[type].error, path: ['idDocumentNumber'] },
      ),
    ),
    z.refine((details) => !details.isRegisteredBusiness || (details.rcNumber ?? '') !== '', {
      error: 'Enter the RC number of the registered business',
      path: ['rcNumber'],
    }),
    z.refine((details) => !details.vatRegistered || (details.taxNumber ?? '') !== '', {
      error: 'Enter the TIN under which you pay VAT',
      path: ['taxNumber'],
    }),
    z.refine((details) => details.useHomeAddress !== false || details.officeAddress !== undefined, {
      error: 'Enter the address of your office',
      path: ['officeAddress'],
    }),
  );

/** Step 3: the store's public profile and its pick-up address. */
export const storeProfileInputSchema = z.object({
  storeName: requiredText('the name of your store', 80),
  storePhoneNumber: phoneNumber,
  about: optionalText(600),
  logo: z.optional(hostedImage),
  isPhysicalLocation: z.boolean(),
  shippingLocation: placeSchema,
  /** Unchanged when left out. */
  socialLinks: z.optional(socialLinksInputSchema),
  /** When orders are dispatched. Unchanged when left out. */
  dispatch: z.optional(dispatchRulesSchema),
  /** Return window in days after delivery. Unchanged when left out. */
  returnDays: z.optional(returnDaysSchema),
  /** Unchanged when left out. */
  payOnDelivery: z.optional(payOnDeliverySchema),
});
export type StoreProfileInput = z.infer<typeof storeProfileInputSchema>;
