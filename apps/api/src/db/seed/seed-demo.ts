import type { Surroundings } from '../../compose';
import { createServices } from '../../compose';
import { platformResources } from '@market/domain/accounts/roles';
import { demoAccounts } from './demo-accounts';

/** Fills an empty database with the demo marketplace, through the same services as real data. */
export async function seedDemo(surroundings: Surroundings): Promise<void> {
  const { accounts } = createServices(surroundings);
  let storeOfMerchant: string | undefined;
  for (const { role, name, email, password } of demoAccounts) {
    const [firstName = '', lastName = ''] = name.split(' ');
    const id = await accounts.createConfirmed({
      role,
      email,
      password,
      firstName,
      lastName,
      phoneNumber: '08031234567',
      ...(role === 'admin' && { resources: platformResources }),
      ...(role === 'merchant' && { storeName: 'Helios Yard' }),
      ...(role === 'staff' && storeOfMerchant !== undefined && { storeId: storeOfMerchant, resources: ['orders', 'products'] }),
      ...(role === 'partner' && { companyName: 'Quick Fleet' }),
    });
    if (role === 'merchant') storeOfMerchant = (await accounts.profile(id)).storeId;
  }
}
