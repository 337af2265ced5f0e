import * as z from 'zod/mini';
import { email, isoDateTime, phoneNumber, requiredText } from '../field.schema';
import { pageOf, searchQuerySchema } from '../paging';
import { platformRoleIds } from './platform-roles';
import { approverLevels, platformResources } from './roles';

export const adminRoles = ['admin', 'super_admin', 'approver', 'dispatcher', 'scheduler'] as const;
export const adminRoleSchema = z.enum(adminRoles);
export type AdminRole = z.infer<typeof adminRoleSchema>;

const platformResourceSchema = z.enum(platformResources);
export const approverLevelSchema = z.enum(approverLevels);

/** invited: has not chosen a password yet. deactivated: cannot sign in until reactivated. */
export const adminStatuses = ['invited', 'active', 'deactivated'] as const;

/** A person who runs the platform (spec section 3: admins and roles). */
export const adminSchema = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phoneNumber: z.optional(z.string()),
  role: adminRoleSchema,
  /** Admins: the named set that matches `resources`, or `custom`. */
  roleId: z.optional(z.enum(platformRoleIds)),
  resources: z.array(platformResourceSchema),
  /** Store approvers: the approvals that they give. */
  level: z.optional(approverLevelSchema),
  /**
   * Store approvers, in lists: the stores that wait for their approval, and those approved this
   * year.
   */
  approvals: z.optional(z.object({ waiting: z.int(), thisYear: z.int() })),
  status: z.enum(adminStatuses),
  deactivationReason: z.optional(z.string()),
  createdAt: isoDateTime,
  lastLogin: z.optional(isoDateTime),
});
export type Admin = z.infer<typeof adminSchema>;
export const adminPageSchema = pageOf(adminSchema);

export const adminSorts = ['name', 'name-desc', 'lastLogin', 'lastLogin-asc'] as const;
export type AdminSort = (typeof adminSorts)[number];

/** `role=admin` lists super admins too. Sorted by name by default. */
export const adminQuerySchema = z.extend(searchQuerySchema, {
  role: z.optional(adminRoleSchema),
  resource: z.optional(platformResourceSchema),
  status: z.optional(z.enum(adminStatuses)),
  sort: z.optional(z.enum(adminSorts)),
});
export type AdminQuery = z.infer<typeof adminQuerySchema>;

/** How many people each tab of the people page lists. */
export const peopleCountsSchema = z.object({
  /** Including super admins, as `role=admin` lists them. */
  admin: z.int(),
  approver: z.int(),
  dispatcher: z.int(),
  scheduler: z.int(),
  /** The owners and staff of all stores. */
  storeStaff: z.int(),
  /** Super admins who can sign in. */
  activeSuperAdmins: z.int(),
});
export type PeopleCounts = z.infer<typeof peopleCountsSchema>;

const personFields = {
  firstName: requiredText('a first name', 60),
  lastName: requiredText('a last name', 60),
  phoneNumber: z.optional(phoneNumber),
};
const accessFields = {
  role: z.enum(['admin', 'super_admin', 'dispatcher', 'scheduler']),
  /** Only admins need permissions: super admins have all, dispatchers and schedulers need none. */
  resources: z.optional(
    z.array(platformResourceSchema).check(z.maxLength(platformResources.length)),
  ),
};
const adminsHaveResources = z.refine<{ role: string; resources?: readonly string[] | undefined }>(
  ({ role, resources = [] }) => role !== 'admin' || resources.length > 0,
  { error: 'Choose at least one permission', path: ['resources'] },
);

export const newAdminSchema = z
  .object({ ...personFields, email, ...accessFields })
  .check(adminsHaveResources);
export type NewAdmin = z.infer<typeof newAdminSchema>;

/** The email identifies the account and cannot be changed. */
export const adminChangeSchema = z
  .object({ ...personFields, ...accessFields })
  .check(adminsHaveResources);
export type AdminChange = z.infer<typeof adminChangeSchema>;

export const adminDeactivationSchema = z.object({
  id: z.uuid(),
  reason: requiredText('a reason', 500),
});
export const adminIdSchema = z.object({ id: z.uuid() });

/** A new person, or the `userId` of a dispatcher, scheduler or admin who becomes an approver. */
export const newApproverSchema = z
  .object({
    userId: z.optional(z.uuid()),
    firstName: z.optional(personFields.firstName),
    lastName: z.optional(personFields.lastName),
    email: z.optional(email),
    phoneNumber: personFields.phoneNumber,
    /** `both` when absent. */
    level: z.optional(approverLevelSchema),
  })
  .check(
    ...(
      [
        ['firstName', 'Enter a first name'],
        ['lastName', 'Enter a last name'],
        ['email', 'Enter an email address such as name@example.com'],
      ] as const
    ).map(([field, error]) =>
      z.refine<{ userId?: string | undefined } & { [F in typeof field]?: string | undefined }>(
        (approver) => approver.userId !== undefined || approver[field] !== undefined,
        { error, path: [field] },
      ),
    ),
  );
export type NewApprover = z.infer<typeof newApproverSchema>;

/** Fields that are absent do not change. Null removes the phone number. */
export const approverChangeSchema = z
  .object({
    firstName: z.optional(personFields.firstName),
    lastName: z.optional(personFields.lastName),
    phoneNumber: z.optional(z.nullable(phoneNumber)),
    level: z.optional(approverLevelSchema),
  })
  .check(
    z.refine((change) => Object.values(change).some((value) => value !== undefined), {
      error: 'Send what changes',
    }),
  );
export type ApproverChange = z.infer<typeof approverChangeSchema>;
