import { platformRoles, type PlatformRoleId } from '@market/domain/accounts/platform-roles';
import {
  roleNames,
  type ApproverLevel,
  type Resource,
  type Role,
} from '@market/domain/accounts/roles';
import type { DemoAccountDetails } from '../../http/app-config';

export const DEMO_PASSWORD = 'sunny-day-demo';

const account = (
  role: Role,
  name: string,
  title = roleNames[role],
  id: string = role,
): DemoAccountDetails => ({
  role,
  title,
  name,
  email: `${id.replace('_', '-')}@demo.example`,
  password: DEMO_PASSWORD,
});

const adminNames: Readonly<Partial<Record<PlatformRoleId, string>>> = {
  operations: 'Musa Bako',
  catalogue: 'Ebele Anozie',
  merchants: 'Tari Briggs',
  finance: 'Yetunde Alabi',
};

/** One admin for each named set of permissions. */
export const demoAdmins: readonly {
  account: DemoAccountDetails;
  resources: readonly Resource[];
}[] = platformRoles.map(({ id, name, resources }) => ({
  account: account('admin', adminNames[id] ?? name, `${name} admin`, `${id}-admin`),
  resources,
}));

/** Store approvers who give only one of the two approvals. */
export const demoApprovers: Readonly<Record<Exclude<ApproverLevel, 'both'>, DemoAccountDetails>> = {
  first: account('approver', 'Bisi Afolabi', 'First store approver', 'first-approver'),
  second: account('approver', 'Zainab Yaro', 'Second store approver', 'second-approver'),
};

/** Accounts for anyone to try. They exist in demo mode only. */
export const demoAccounts: readonly DemoAccountDetails[] = [
  account('customer', 'Amaka Obi'),
  account('merchant', 'Ngozi Eze'),
  account('staff', 'Ifeoma Nwosu'),
  account('admin', 'Halima Sani'),
  ...demoAdmins.map((admin) => admin.account),
  account('super_admin', 'Obinna Okafor'),
  account('approver', 'Kemi Adebayo'),
  ...Object.values(demoApprovers),
  account('partner', 'Sadiq Bello'),
  account('dispatcher', 'Emeka Udo'),
  account('scheduler', 'Aisha Lawal'),
];
