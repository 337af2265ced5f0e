import type { Role } from '@market/domain/accounts/roles';
import type { DemoAccount } from '../../http/app-config';

export const DEMO_PASSWORD = 'sunny-day-demo';

const account = (role: Role, name: string): DemoAccount => ({
  role,
  name,
  email: `${role.replace('_', '-')}@demo.example`,
  password: DEMO_PASSWORD,
});

/** One account per role for anyone to try. They exist in demo mode only. */
export const demoAccounts: readonly DemoAccount[] = [
  account('customer', 'Amaka Obi'),
  account('merchant', 'Ngozi Eze'),
  account('staff', 'Ifeoma Nwosu'),
  account('admin', 'Halima Sani'),
  account('super_admin', 'Obinna Okafor'),
  account('approver', 'Kemi Adebayo'),
  account('partner', 'Sadiq Bello'),
  account('dispatcher', 'Emeka Udo'),
  account('scheduler', 'Aisha Lawal'),
];
