import type { Payout } from '@market/domain/payouts/payout';

/** `Guaranty Bank •••• 4471` */
export const bankText = ({
  bankName,
  accountNumberLast4,
}: Pick<Payout, 'bankName' | 'accountNumberLast4'>): string =>
  [bankName, accountNumberLast4 && `••••\u00a0${accountNumberLast4}`].filter(Boolean).join(' ') ||
  'No bank account';
