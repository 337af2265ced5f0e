import type { PayoutStatus } from './payout';

/** The label of each payout status, and the tone of its tag. The same for merchants and staff. */
export const payoutStatusTexts = {
  pending: { label: 'Pending', tone: 'pending' },
  approved: { label: 'Processing', tone: 'moving' },
  processed: { label: 'Paid', tone: 'done' },
  failed: { label: 'Failed', tone: 'problem' },
} as const satisfies Readonly<Record<PayoutStatus, { label: string; tone: string }>>;
