import * as z from 'zod/mini';
import { hostedImage, httpsUrl, isoDate, optionalText, phoneNumber, requiredText } from '../contact';

/** Percent of the onboarding that each finished step is worth; an account alone is 25 (spec section 9). */
export const onboardingSteps = ['account', 'business', 'store', 'bank'] as const;
export type OnboardingStep = (typeof onboardingSteps)[number];

export const onboardingPercent = (done: Readonly<Record<OnboardingStep, boolean>>): number => onboardingSteps.filter((step) => done[step]).length * 25;

export const placeSchema = z.object({
  street: requiredText('the street and number', 200),
  city: requiredText('a city or LGA', 60),
  state: requiredText('a state', 40),
  country: z.literal('Nigeria'),
});
export type Place = z.infer<typeof placeSchema>;

export const idDocumentTypes = ['NIN slip', 'International passport', 'Driver’s licence', 'Voter’s card'] as const;

/** Step 2 of onboarding: who owns the business (spec section 3, merchant detail). */
export const businessDetailsSchema = z.object({
  isRegisteredBusiness: z.boolean(),
  rcNumber: optionalText(20),
  dateOfBirth: isoDate,
  nationality: requiredText('a nationality', 60),
  idDocumentType: z.enum(idDocumentTypes),
  idDocumentNumber: requiredText('the number of the document', 40),
  idDocumentUrl: z.optional(z.string()),
  homeAddress: z.object({ street: requiredText('your street and number', 200), LGA: requiredText('an LGA', 60), state: requiredText('a state', 40), country: z.literal('Nigeria') }),
  staffSize: z.enum(['1', '2-10', '11-50', '51+']),
  categoryId: requiredText('what you sell'),
});
export type BusinessDetails = z.infer<typeof businessDetailsSchema>;

export const socialNetworks = ['facebook', 'instagram', 'pinterest', 'snapchat', 'tiktok', 'tumblr', 'twitter', 'vimeo', 'youtube'] as const;
export const socialLinksSchema = z.partialRecord(z.enum(socialNetworks), httpsUrl);

/** Step 3: the public face of the store and where its goods are picked up. */
export const storeProfileInputSchema = z.object({
  storeName: requiredText('the name of your store', 80),
  storePhoneNumber: phoneNumber,
  about: optionalText(600),
  logo: z.optional(hostedImage),
  isPhysicalLocation: z.boolean(),
  shippingLocation: placeSchema,
  socialLinks: z.optional(socialLinksSchema),
});
export type StoreProfileInput = z.infer<typeof storeProfileInputSchema>;
