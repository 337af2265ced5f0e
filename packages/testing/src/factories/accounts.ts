import { accountSchema, type Account } from '@market/domain/accounts/account';
import type { Role } from '@market/domain/accounts/roles';
import { idOf } from './ids';

/**
 * A signed-in user with this role. Merchants and staff have a store, and partners own their
 * company.
 */
export function buildAccount(role: Role, overrides: Partial<Account> = {}): Account {
  const inStore = role === 'merchant' || role === 'staff';
  return accountSchema.parse({
    id: idOf(`account-${role}`),
    firstName: 'Ngozi',
    lastName: 'Eze',
    email: `${role.replace('_', '.')}@example.com`,
    role,
    resources: [],
    ...(inStore && { storeId: idOf('store'), storeName: 'Helios Yard', onboardingPercent: 100 }),
    ...(role === 'partner' && { shippingCompany: 'Arewa Haulage', ownsPartner: true }),
    ...overrides,
  });
}
