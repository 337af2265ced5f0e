import type { Payout, PayoutStatus } from '@market/domain/payouts/payout';
import type { StatusTone } from '@market/ui/status-tag';

export const payoutStatusTexts: Readonly<
  Record<PayoutStatus, { label: string; tone: StatusTone }>
> = {
  pending: { label: 'Pending', tone: 'pending' },
  approved: { label: 'Approved', tone: 'moving' },
  processed: { label: 'Paid', tone: 'done' },
  failed: { label: 'Failed', tone: 'problem' },
};

/** `Zenith Bank •••• 4471` */
export const bankText = ({
  bankName,
  accountNumberLast4,
}: Pick<Payout, 'bankName' | 'accountNumberLast4'>): string =>
  bankName ? `${bankName} •••• ${accountNumberLast4 ?? ''}`.trim() : 'No bank account';
