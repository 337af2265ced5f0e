import type { Payout, PayoutStatus } from '@market/domain/payouts/payout';
import type { StatusTone } from '@market/ui/status-tag';

export const payoutStatusTexts: Readonly<
  Record<PayoutStatus, { label: string; tone: StatusTone }>
> = {
  pending: { label: 'Waiting for approval', tone: 'pending' },
  approved: { label: 'On its way', tone: 'moving' },
  processed: { label: 'Paid', tone: 'done' },
  failed: { label: 'Failed', tone: 'problem' },
};

/** `Guaranty Bank •••• 4471` */
export const bankText = ({
  bankName,
  accountNumberLast4,
}: Pick<Payout, 'bankName' | 'accountNumberLast4'>): string =>
  [bankName, accountNumberLast4 && `••••\u00a0${accountNumberLast4}`].filter(Boolean).join(' ') ||
  '–';
