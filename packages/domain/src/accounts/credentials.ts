import * as z from 'zod/mini';
import { email, phoneNumber, requiredText } from '../field.schema';
import { isLocalPath } from '../local-path';
import type { UserType } from './roles';

const commonPasswords = new Set([
  'password',
  'password1',
  '12345678',
  '123456789',
  'qwertyui',
  'qwerty123',
  'iloveyou',
  'nigeria1',
  'welcome1',
  'admin123',
]);

const MAX_PASSWORD_LENGTH = 256;

export const minPasswordLength = (userType: UserType): number => (userType === 'admin' ? 12 : 8);

/**
 * At most 256 characters and not a common password. Any character is allowed, and nothing is
 * trimmed.
 */
const passwordSchema = (userType: UserType) =>
  z.string().check(
    z.minLength(minPasswordLength(userType), {
      error: `Use at least ${minPasswordLength(userType)} characters`,
    }),
    z.maxLength(MAX_PASSWORD_LENGTH, { error: `Use at most ${MAX_PASSWORD_LENGTH} characters` }),
    z.refine((value) => !commonPasswords.has(value.toLowerCase()), {
      error: 'That password is too common. Choose another.',
    }),
  );

/** Password rules for customers, merchants and partners. Platform accounts need longer ones. */
export const newPassword = passwordSchema('customer');

/** An existing password, to compare with the stored one. `error` is shown when it is empty. */
export const existingPassword = (error: string) =>
  z
    .string()
    .check(
      z.minLength(1, { error }),
      z.maxLength(MAX_PASSWORD_LENGTH, { error: `Use at most ${MAX_PASSWORD_LENGTH} characters` }),
    );

export const signInSchema = z.object({
  email,
  password: existingPassword('Enter your password'),
});
export type SignIn = z.infer<typeof signInSchema>;

const consent = z
  .boolean()
  .check(
    z.refine((value) => value, { error: 'Agree to the terms and the privacy notice to continue' }),
  );

/**
 * Consent to the terms. Required in our forms, optional on the wire because the spec does not have
 * it.
 */
export const consentSchema = z.object({ acceptsTerms: consent });

const personSignUpSchema = z.object({
  firstName: requiredText('your first name', 60),
  lastName: requiredText('your last name', 60),
  email,
  password: newPassword,
  acceptsTerms: z.optional(consent),
});

/** A path within the app to redirect to, sent by clients. */
const localPath = z
  .string()
  .check(
    z.maxLength(1000, { error: 'Use at most 1,000 characters' }),
    z.refine(isLocalPath, { error: 'Enter a path on this site' }),
  );

export const customerSignUpSchema = z.extend(personSignUpSchema, {
  /** Storefront path that the link in the confirmation email returns to. */
  redirectTo: z.optional(localPath),
});
export type CustomerSignUp = z.infer<typeof customerSignUpSchema>;

export const merchantSignUpSchema = z.extend(personSignUpSchema, {
  phoneNumber,
  storeName: requiredText('the name of your store', 80),
});
export type MerchantSignUp = z.infer<typeof merchantSignUpSchema>;

export const partnerSignUpSchema = z.extend(personSignUpSchema, {
  phoneNumber,
  companyName: requiredText('the name of your company', 120),
});
export type PartnerSignUp = z.infer<typeof partnerSignUpSchema>;

export const forgotPasswordSchema = z.object({ email });
export const resetPasswordSchema = z.object({ password: newPassword });
export const changePasswordSchema = z.object({
  oldPassword: existingPassword('Enter your current password'),
  newPassword,
});

/** Schemas per user type, because these request bodies do not contain the account's type. */
export const resetPasswordSchemaFor = (userType: UserType) =>
  z.object({ password: passwordSchema(userType) });
export const changePasswordSchemaFor = (userType: UserType) =>
  z.extend(changePasswordSchema, { newPassword: passwordSchema(userType) });
