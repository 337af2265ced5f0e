import type { Admin } from '@market/domain/accounts/admin';
import { platformRoles, platformResourceTexts } from '@market/domain/accounts/platform-roles';
import { platformResources, roleNames, type ApproverLevel } from '@market/domain/accounts/roles';
import type { PeopleSearch } from '../people.queries';
import type { StatusText } from '@market/ui/status-tag';

export const adminStatusTexts: Readonly<Record<Admin['status'], StatusText>> = {
  active: { label: 'Active', tone: 'done' },
  invited: { label: 'Link sent', tone: 'pending' },
  deactivated: { label: 'Deactivated', tone: 'neutral' },
};

export const levelOptions: readonly { value: ApproverLevel; label: string }[] = [
  { value: 'first', label: 'First' },
  { value: 'second', label: 'Second' },
  { value: 'both', label: 'Both' },
];

export const peopleTabItems = [
  { value: 'admin', label: 'Admins', access: 'Role and permissions' },
  { value: 'approver', label: 'Store approvers', access: 'Approvals' },
  { value: 'dispatcher', label: 'Dispatchers', access: 'Role' },
  { value: 'scheduler', label: 'Schedulers', access: 'Role' },
] as const satisfies readonly { value: PeopleSearch['role']; label: string; access: string }[];

export const activePeopleTab = (role: PeopleSearch['role']) =>
  peopleTabItems.find(({ value }) => value === role) ?? peopleTabItems[0];

export function accessText({ role, roleId, resources }: Admin): string {
  if (role === 'super_admin') return 'All permissions';
  if (role !== 'admin') return roleNames[role];
  if (resources.length === platformResources.length) return 'All admin permissions';
  const set = platformRoles.find(({ id }) => id === roleId);
  return set?.name ?? resources.map((resource) => platformResourceTexts[resource].name).join(', ');
}
