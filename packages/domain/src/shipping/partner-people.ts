import * as z from 'zod/mini';
import { email, isoDateTime, phoneNumber, requiredText } from '../field.schema';
import { pageOf } from '../paging';

export const partnerPersonSchema = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phoneNumber: z.optional(z.string()),
  /** Owners cannot be deactivated here. */
  isOwner: z.boolean(),
  /** `invited` until the person chooses a password with the link in the email. */
  status: z.enum(['invited', 'active', 'deactivated']),
  joinedAt: isoDateTime,
  lastLogin: z.optional(isoDateTime),
});
export type PartnerPerson = z.infer<typeof partnerPersonSchema>;
export const partnerPeoplePageSchema = pageOf(partnerPersonSchema);

/** The email identifies the account and cannot be changed later. */
export const newPartnerPersonSchema = z.object({
  firstName: requiredText('a first name', 60),
  lastName: requiredText('a last name', 60),
  email,
  phoneNumber: z.optional(phoneNumber),
});
export type NewPartnerPerson = z.infer<typeof newPartnerPersonSchema>;
