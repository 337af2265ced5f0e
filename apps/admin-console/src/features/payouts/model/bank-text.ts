import type { Payout } from '@market/domain/payouts/payout';

/** `Zenith Bank •••• 4471` */
export const bankText = ({
  bankName,
  accountNumberLast4,
}: Pick<Payout, 'bankName' | 'accountNumberLast4'>): string =>
  bankName ? `${bankName} •••• ${accountNumberLast4 ?? ''}`.trim() : 'No bank account';
