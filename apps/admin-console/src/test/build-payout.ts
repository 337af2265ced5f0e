import type { Payout, PayoutOrder } from '@market/domain/payouts/payout';
import { idOf } from '@market/testing/factories/ids';

export const buildPayout = (overrides: Partial<Payout> = {}): Payout => ({
  id: idOf(`payout-${overrides.reference ?? 'PO-2041'}`),
  reference: 'PO-2041',
  payee: 'store',
  payeeId: idOf('store'),
  payeeName: 'Helios Yard',
  status: 'pending',
  amount: 275_000_000,
  bankName: 'Zenith Bank',
  accountNumberLast4: '4471',
  orderCount: 2,
  requestedAt: '2026-11-19T08:30:00.000Z',
  requestedBy: 'Ngozi Eze',
  ...overrides,
});

export const payoutOrders: PayoutOrder[] = [
  {
    id: idOf('order-VM-204918'),
    orderName: 'VM-204918',
    total: 176_350_000,
    commission: 12_500_000,
    due: 162_000_000,
  },
  {
    id: idOf('order-VM-204900'),
    orderName: 'VM-204900',
    total: 125_000_000,
    commission: 10_000_000,
    due: 113_000_000,
  },
];
