import type { Merchant } from '@market/domain/stores/merchant';
import { idOf } from '@market/testing/factories/ids';

export const buildMerchant = (overrides: Partial<Merchant> = {}): Merchant => ({
  id: idOf('kenneth'),
  firstName: 'Kenneth',
  lastName: 'Ugwu',
  email: 'kenneth@coalcity.example',
  role: 'merchant',
  storeId: idOf('coal-city'),
  storeName: 'Coal City Solar',
  isRegisteredBusiness: true,
  status: 'live',
  isOfficialOutlet: false,
  city: 'Enugu',
  state: 'Enugu',
  paymentCategory: { id: idOf('standard'), name: 'Standard', commissionPercent: 8 },
  createdAt: '2026-01-10T09:00:00.000Z',
  ...overrides,
});
