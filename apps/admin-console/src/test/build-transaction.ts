import type { PlatformTransaction } from '@market/domain/transactions/transaction';

export const buildTransaction = (
  overrides: Partial<PlatformTransaction> = {},
): PlatformTransaction => ({
  id: '0b0e9b5e-6a0e-4d7c-9d2e-0a4f5a1c0003',
  transactionId: '884120655',
  reference: 'pay-884120655',
  amount: 183_800_000,
  fees: 200_000,
  status: 'success',
  customerName: 'Yusuf Garba',
  customerEmail: 'yusuf@example.com',
  cardType: 'visa',
  cardNumber: '**** 4081',
  date: '2026-11-17T12:27:00.000Z',
  createdAt: '2026-11-17T12:27:00.000Z',
  orders: [
    {
      orderTrackerId: '0b0e9b5e-6a0e-4d7c-9d2e-0a4f5a1c0002',
      orderName: 'VM-204839',
      storeId: '0b0e9b5e-6a0e-4d7c-9d2e-0a4f5a1c0001',
      storeName: 'Helios Yard',
      total: 183_800_000,
    },
  ],
  ...overrides,
});
