import type { StaffMember } from './staff';
import { staffRoles, storeResourceTexts } from './staff-roles';

/** "Owner", the name of the predefined role, or "Custom". */
export const roleNameOf = ({ role, roleId }: Pick<StaffMember, 'role' | 'roleId'>): string =>
  role === 'merchant' ? 'Owner' : (staffRoles.find(({ id }) => id === roleId)?.name ?? 'Custom');

/** The permissions in one line: "Orders, Returns". */
export const permissionsText = ({
  role,
  resources,
}: Pick<StaffMember, 'role' | 'resources'>): string =>
  role === 'merchant'
    ? 'All permissions'
    : resources.map((resource) => storeResourceTexts[resource].name).join(', ');
