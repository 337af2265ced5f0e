import { adminRoleSchema, type Admin } from '@market/domain/accounts/admin';
import { findPlatformRole } from '@market/domain/accounts/platform-roles';
import { platformResources, roleNames } from '@market/domain/accounts/roles';
import type { AdminRow } from './admins.repository';

export const auditedFields = ({
  firstName,
  lastName,
  email,
  phoneNumber,
  role,
  resources,
}: AdminRow) => ({
  firstName,
  lastName,
  email,
  phoneNumber,
  role: roleNames[role],
  resources,
});

export const isActiveSuperAdmin = ({ role, deactivatedAt }: AdminRow): boolean =>
  role === 'super_admin' && deactivatedAt === null;

export function toAdmin(user: AdminRow): Admin {
  const role = adminRoleSchema.parse(user.role);
  return {
    id: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    phoneNumber: user.phoneNumber ?? undefined,
    role,
    roleId: role === 'admin' ? findPlatformRole(user.resources) : undefined,
    resources: platformResources.filter(
      (resource) => role === 'super_admin' || user.resources.includes(resource),
    ),
    level: role === 'approver' ? user.approverLevel : undefined,
    status: user.deactivatedAt ? 'deactivated' : user.confirmedAt ? 'active' : 'invited',
    deactivationReason: user.deactivationReason ?? undefined,
    createdAt: user.createdAt.toISOString(),
    lastLogin: user.lastLoginAt?.toISOString(),
  };
}
