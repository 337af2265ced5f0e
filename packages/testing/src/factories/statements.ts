import type { Statement } from '@market/domain/payouts/statement';
import { idOf } from './ids';

/** The statement for a payout with one order, less a subscription fee and a refund. */
export const buildStatement = (overrides: Partial<Statement> = {}): Statement => ({
  id: idOf('payout-PO-2041'),
  reference: 'PO-2041',
  payee: 'store',
  payeeId: idOf('store'),
  payeeName: 'Helios Yard',
  payeeAddress: '14 Adeola Odeku Street, Victoria Island, Lagos',
  status: 'pending',
  bankName: 'Zenith Bank',
  accountNumberLast4: '4471',
  from: '2026-10-30T08:30:00.000Z',
  until: '2026-11-19T08:30:00.000Z',
  requestedAt: '2026-11-19T08:30:00.000Z',
  requestedBy: 'Ngozi Eze',
  orderCount: 1,
  paid: 176_350_000,
  commission: 12_500_000,
  delivery: 1_850_000,
  due: 162_000_000,
  subscriptions: 1_500_000,
  cashDeducted: 0,
  other: -500_000,
  amount: 160_000_000,
  rows: [
    {
      id: idOf('order-VM-204918'),
      orderName: 'VM-204918',
      total: 176_350_000,
      commission: 12_500_000,
      due: 162_000_000,
      completedAt: '2026-11-12T09:00:00.000Z',
    },
  ],
  count: 1,
  ...overrides,
});
