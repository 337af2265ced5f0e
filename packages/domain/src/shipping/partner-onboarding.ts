import * as z from 'zod/mini';
import { accountNumber } from '../banking/bank-account';
import { requiredChoiceSchema } from '../bounds';
import {
  email,
  isoDate,
  isoDateTime,
  optionalText,
  phoneNumber,
  requiredChoice,
  requiredText,
  signatureSize,
} from '../field.schema';
import { documentUrl } from '../documents/document';

/**
 * invited: has not chosen a password yet. onboarding: steps are missing. submitted: waiting for
 * review. sent_back: changes needed. onboarded: can be assigned orders. deactivated: cannot sign
 * in.
 */
export const partnerStatuses = [
  'invited',
  'onboarding',
  'submitted',
  'sent_back',
  'onboarded',
  'deactivated',
] as const;
export const partnerStatusSchema = z.enum(partnerStatuses);
export type PartnerStatus = z.infer<typeof partnerStatusSchema>;

export const linesOfBusiness = [
  'Courier and parcels',
  'Haulage',
  'Motorcycle dispatch',
  'Moving and storage',
] as const;

/** Step 1 of onboarding (spec section 3). */
export const partnerCompanySchema = z.object({
  companyName: requiredText('the name of the company', 120),
  rcNumber: z
    .string()
    .check(
      z.trim(),
      z.regex(/^(RC|BN)?\s?\d{5,8}$/i, { error: 'Enter the RC number, such as RC 1482077' }),
    ),
  vatNumber: optionalText(30),
  officeAddress: requiredText('the office address', 200),
  postalAddress: optionalText(200),
  phoneNumber,
  email,
  contactPerson: z.object({
    name: requiredText('a name', 120),
    phoneNumber,
    designation: requiredText('a role', 80),
  }),
  lineOfBusiness: requiredChoice('a line of business'),
});
export type PartnerCompany = z.infer<typeof partnerCompanySchema>;

const bankCodes = {
  branch: optionalText(80),
  /** What kind of bank code `code` is. */
  type: z.optional(z.enum(['swift', 'sort', 'iban'])),
  code: optionalText(34),
};

/**
 * Step 2. The server looks up the names of the bank and the account holder, and ignores those in a
 * request. `bankCode`, the bank's code in the list of banks, is not in the spec.
 */
export const partnerBankSchema = z.object({
  bankCode: requiredChoiceSchema('Choose a bank'),
  accountNumber,
  bankName: optionalText(80),
  accountName: optionalText(120),
  ...bankCodes,
});
export type PartnerBank = z.infer<typeof partnerBankSchema>;

const signature = z
  .string()
  .check(z.minLength(1, { error: 'Sign with your finger, or type your name' }), signatureSize);

/** Step 3. The documents are not in the spec. */
export const partnerCertificationSchema = z.object({
  name: requiredText('your name', 120),
  designation: requiredText('your role', 80),
  signature,
  date: isoDate,
  introducedBy: z.optional(z.object({ name: optionalText(120), signature: optionalText(120) })),
  companyDocument: documentUrl,
  insuranceDocument: documentUrl,
  insuranceExpiresOn: isoDate,
});
export type PartnerCertification = z.infer<typeof partnerCertificationSchema>;

/** One or more steps of shipping partner onboarding (spec section 3). */
export const partnerOnboardingSchema = z
  .object({
    company: z.optional(partnerCompanySchema),
    bankDetails: z.optional(partnerBankSchema),
    certification: z.optional(partnerCertificationSchema),
  })
  .check(
    z.refine(
      ({ company, bankDetails, certification }) =>
        (company ?? bankDetails ?? certification) !== undefined,
      { error: 'Send the company, the bank details or the certification' },
    ),
  );
export type PartnerOnboarding = z.infer<typeof partnerOnboardingSchema>;

export const partnerOnboardingSteps = ['company', 'bankDetails', 'certification'] as const;
export type PartnerOnboardingStep = (typeof partnerOnboardingSteps)[number];

export const partnerStepNames: Readonly<Record<PartnerOnboardingStep, string>> = {
  company: 'Company',
  bankDetails: 'Bank',
  certification: 'Certification',
};

export const partnerApplicationSchema = z.object({
  partnerId: z.string(),
  status: partnerStatusSchema,
  company: z.optional(partnerCompanySchema),
  bankDetails: z.optional(
    z.object({
      bankCode: z.string(),
      bankName: z.string(),
      accountName: z.string(),
      /** The server never sends more than the last 4 digits. */
      accountNumberLast4: z.string(),
      ...bankCodes,
    }),
  ),
  certification: z.optional(partnerCertificationSchema),
  savedAt: z.optional(isoDateTime),
  submittedAt: z.optional(isoDateTime),
  /** Why the application was sent back. */
  reviewNote: z.optional(z.string()),
  /** The step to change, if the platform chose one. */
  reviewStep: z.optional(z.enum(partnerOnboardingSteps)),
  reviewedAt: z.optional(isoDateTime),
});
export type PartnerApplication = z.infer<typeof partnerApplicationSchema>;

/** The first step that is not saved; undefined when all are. */
export const nextPartnerOnboardingStep = (
  application: Readonly<Partial<Record<PartnerOnboardingStep, object | null | undefined>>>,
): PartnerOnboardingStep | undefined => partnerOnboardingSteps.find((step) => !application[step]);
