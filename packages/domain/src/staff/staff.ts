import * as z from 'zod/mini';
import { email, isoDateTime, phoneNumber, requiredText } from '../contact';
import { storeResourceSchema, staffRoleIdSchema } from './staff-roles';

/** Somebody who works in a store: its owner, or staff. */
export const staffMemberSchema = z.object({
  id: z.string(),
  storeId: z.string(),
  storeName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phoneNumber: z.optional(z.string()),
  /** Owners can be neither changed nor removed here. */
  role: z.enum(['merchant', 'staff']),
  /** The named set that `resources` is, or `custom`. An owner holds all and has none. */
  roleId: z.optional(staffRoleIdSchema),
  resources: z.array(storeResourceSchema),
  /** Invited until a password was chosen by the mailed link. */
  status: z.enum(['invited', 'active']),
  joinedAt: isoDateTime,
  lastLogin: z.optional(isoDateTime),
});
export type StaffMember = z.infer<typeof staffMemberSchema>;

const resources = z
  .array(storeResourceSchema)
  .check(z.minLength(1, { error: 'Choose at least one thing that they may do' }), z.maxLength(40));

/** What changes of a member of staff; the email address stays, as the account is found by it. */
export const staffChangeSchema = z.object({
  firstName: requiredText('a first name', 60),
  lastName: requiredText('a last name', 60),
  phoneNumber: z.optional(phoneNumber),
  resources,
});
export type StaffChange = z.infer<typeof staffChangeSchema>;

export const newStaffSchema = z.extend(staffChangeSchema, { email });
export type NewStaff = z.infer<typeof newStaffSchema>;

/** A permission to choose from, with what it allows in plain words. */
export const grantableResourceSchema = z.object({
  id: storeResourceSchema,
  name: z.string(),
  description: z.string(),
});
export type GrantableResource = z.infer<typeof grantableResourceSchema>;

/** A named set of permissions. */
export const staffRoleSchema = z.object({
  id: staffRoleIdSchema,
  name: z.string(),
  description: z.string(),
  resources: z.array(storeResourceSchema),
});
