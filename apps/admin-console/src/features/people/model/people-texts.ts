import type { Admin } from '@market/domain/accounts/admin';
import { platformRoles, platformResourceTexts } from '@market/domain/accounts/platform-roles';
import {
  hasSameResources,
  platformResources,
  roleNames,
  type ApproverLevel,
  type Resource,
} from '@market/domain/accounts/roles';
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

/** Names the set with exactly these permissions, or the set that they extend. */
export function permissionSummary(resources: readonly Resource[]): string {
  if (resources.length === 0) return 'No permissions chosen';
  if (resources.length === platformResources.length) return 'All admin permissions';
  const set = platformRoles.find((role) =>
    role.resources.every((resource) => resources.includes(resource)),
  );
  if (set && hasSameResources(set.resources, resources)) return `The ${set.name} set`;
  const others = platformResources.filter(
    (resource) => resources.includes(resource) && !set?.resources.includes(resource),
  );
  const names = new Intl.ListFormat('en-GB').format(
    others.map((resource) => platformResourceTexts[resource].name),
  );
  return set ? `The ${set.name} set, and ${names}` : `No named set: ${names}`;
}
