import * as z from 'zod/mini';
import { isoDateTime, phoneNumber, requiredText } from '../contact';
import { resourceSchema, roleSchema } from './roles';

/** The signed-in person, as every app keeps it (spec section 3: merchant user, customer, partner login data). */
export const accountSchema = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phoneNumber: z.optional(z.string()),
  role: roleSchema,
  resources: z.array(resourceSchema),
  /** Merchants and their staff. */
  storeId: z.optional(z.string()),
  storeName: z.optional(z.string()),
  /** The store's page in the shop, while shoppers can open it. */
  storeUrl: z.optional(z.string()),
  /** Percent of the business's onboarding; starts at 25 (spec section 9). */
  onboardingPercent: z.optional(z.int()),
  /** Shipping partners. */
  shippingCompany: z.optional(z.string()),
  image: z.optional(z.string()),
  lastLogin: z.optional(isoDateTime),
});
export type Account = z.infer<typeof accountSchema>;

/** What people change of themselves; a phone number that is left out is forgotten. */
export const profileChangeSchema = z.object({
  firstName: requiredText('your first name', 60),
  lastName: requiredText('your last name', 60),
  phoneNumber: z.optional(phoneNumber),
});
export type ProfileChange = z.infer<typeof profileChangeSchema>;

/** What a sign-in or a renewal answers: a short-lived access token for the cookie, and who it is for. */
export const sessionSchema = z.object({
  token: z.string(),
  expiresAt: isoDateTime,
  user: accountSchema,
});
export type Session = z.infer<typeof sessionSchema>;

export const permissionsSchema = z.object({ role: roleSchema, resources: z.array(resourceSchema) });

/** A person to choose from in a list: dispatchers, approvers. */
export const personSchema = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phoneNumber: z.optional(z.string()),
  role: roleSchema,
});
export type Person = z.infer<typeof personSchema>;

/** First and last name, as people are addressed. */
export const fullName = (person: { firstName: string; lastName: string }): string =>
  `${person.firstName} ${person.lastName}`.trim();
