import * as z from 'zod/mini';
import { isoDateTime, phoneNumber, requiredText } from '../field.schema';
import { resourceSchema, roleSchema } from './roles.schema';

/** The signed-in person (spec section 3: merchant user, customer, partner login data). */
export const accountSchema = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phoneNumber: z.optional(z.string()),
  role: roleSchema,
  resources: z.array(resourceSchema),
  /** True for customers who check out without an account. */
  isGuest: z.optional(z.boolean()),
  /** Only for merchants and store staff. */
  storeId: z.optional(z.string()),
  storeName: z.optional(z.string()),
  /** URL of the store's page. Absent while shoppers cannot open it. */
  storeUrl: z.optional(z.string()),
  /** Onboarding progress in percent, from 25 (spec section 9). */
  onboardingPercent: z.optional(z.int()),
  /** Only for shipping partners. */
  shippingCompany: z.optional(z.string()),
  /** True when the user signed the company up, false when its owner invited them. */
  ownsPartner: z.optional(z.boolean()),
  /** The logo of the store or the shipping partner: `/images/<id>`. */
  image: z.optional(z.string()),
  lastLogin: z.optional(isoDateTime),
});
export type Account = z.infer<typeof accountSchema>;

/** Changes to the caller's own profile. Leaving out `phoneNumber` removes it. */
export const profileChangeSchema = z.object({
  firstName: requiredText('your first name', 60),
  lastName: requiredText('your last name', 60),
  phoneNumber: z.optional(phoneNumber),
});
export type ProfileChange = z.infer<typeof profileChangeSchema>;

/** Response to a sign-in or token renewal: a short-lived access token and its account. */
export const sessionSchema = z.object({
  token: z.string(),
  /** On the server's clock. The device's clock may be wrong. */
  expiresAt: isoDateTime,
  /** Seconds from the response until the token expires. */
  expiresIn: z.int().check(z.positive()),
  user: accountSchema,
});
export type Session = z.infer<typeof sessionSchema>;

export const permissionsSchema = z.object({ role: roleSchema, resources: z.array(resourceSchema) });

/** A person in a list to select from, for example a dispatcher or an approver. */
export const personSchema = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phoneNumber: z.optional(z.string()),
  role: roleSchema,
});
export type Person = z.infer<typeof personSchema>;
