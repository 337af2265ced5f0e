import * as z from 'zod/mini';
import { email, isoDateTime, phoneNumber, requiredText } from '../field.schema';
import { searchQuerySchema } from '../paging';
import { platformRoleIds } from '../accounts/platform-roles';
import { resourceSchema } from '../accounts/roles.schema';
import {
  staffRoleIds,
  staffRoleIdSchema,
  staffRoles,
  storeResourceSchema,
  storeResourceTexts,
} from './staff-roles';

export const staffMemberSchema = z.object({
  id: z.string(),
  storeId: z.string(),
  storeName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phoneNumber: z.optional(z.string()),
  /** Owners cannot be changed or removed here. */
  role: z.enum(['merchant', 'staff']),
  /**
   * The predefined role that matches `resources`, or `custom`. Absent for owners, who have all
   * permissions.
   */
  roleId: z.optional(staffRoleIdSchema),
  resources: z.array(storeResourceSchema),
  /** `invited` until the person chooses a password with the link in the email. */
  status: z.enum(['invited', 'active']),
  joinedAt: isoDateTime,
  lastLogin: z.optional(isoDateTime),
});
export type StaffMember = z.infer<typeof staffMemberSchema>;

/** Super admins specify the store; all others see their own store. */
export const staffListQuerySchema = z.extend(searchQuerySchema, { storeId: z.optional(z.uuid()) });
export type StaffListQuery = z.infer<typeof staffListQuerySchema>;

const resources = z
  .array(storeResourceSchema)
  .check(z.minLength(1, { error: 'Choose at least one permission' }), z.maxLength(40));

/** Changes to a staff member. The email identifies the account and cannot be changed. */
export const staffChangeSchema = z.object({
  firstName: requiredText('a first name', 60),
  lastName: requiredText('a last name', 60),
  phoneNumber: z.optional(phoneNumber),
  resources,
});
export type StaffChange = z.infer<typeof staffChangeSchema>;

export const newStaffSchema = z.extend(staffChangeSchema, { email });
export type NewStaff = z.infer<typeof newStaffSchema>;

export const grantableResourceSchema = z.object({
  id: resourceSchema,
  name: z.string(),
  description: z.string(),
});
export type GrantableResource = z.infer<typeof grantableResourceSchema>;

export const staffRoleSchema = z.object({
  id: z.enum([...new Set([...staffRoleIds, ...platformRoleIds])]),
  name: z.string(),
  description: z.string(),
  resources: z.array(resourceSchema),
});

/** "Owner", the name of the predefined role, or "Custom". */
export const getRoleName = ({ role, roleId }: Pick<StaffMember, 'role' | 'roleId'>): string =>
  role === 'merchant' ? 'Owner' : (staffRoles.find(({ id }) => id === roleId)?.name ?? 'Custom');

/** `Orders, Returns`, or `All permissions` for the owner. */
export const permissionsText = ({
  role,
  resources,
}: Pick<StaffMember, 'role' | 'resources'>): string =>
  role === 'merchant'
    ? 'All permissions'
    : resources.map((resource) => storeResourceTexts[resource].name).join(', ');
