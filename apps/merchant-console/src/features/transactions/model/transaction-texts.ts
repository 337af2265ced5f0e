import type { TransactionStatus } from '@market/domain/transactions/transaction';
import type { StatusTone } from '@market/ui/status-tag';

export const transactionStatusTexts: Readonly<
  Record<TransactionStatus, { label: string; tone: StatusTone }>
> = {
  success: { label: 'Paid', tone: 'done' },
  partly_refunded: { label: 'Partly refunded', tone: 'confirmed' },
  refunded: { label: 'Refunded', tone: 'problem' },
};
