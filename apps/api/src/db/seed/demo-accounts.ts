import type { Role } from '@market/domain/accounts/roles';
import type { DemoAccount } from '../../http/app-config';

const PASSWORD = 'sunny-day-demo';

const account = (role: Role, name: string): DemoAccount => ({ role, name, email: `${role.replace('_', '-')}@demo.example`, password: PASSWORD });

/** One account per role, for everybody to try; they exist in demo mode only. */
export const demoAccounts: readonly DemoAccount[] = [
  account('customer', 'Amaka Obi'),
  account('merchant', 'Tunde Bello'),
  account('staff', 'Ifeoma Nwosu'),
  account('admin', 'Halima Sani'),
  account('super_admin', 'Chidi Okafor'),
  account('approver', 'Yetunde Ade'),
  account('partner', 'Musa Danladi'),
  account('dispatcher', 'Emeka Udo'),
  account('scheduler', 'Zainab Lawal'),
];
