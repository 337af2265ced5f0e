import type { Transaction, TransactionStatus } from '@market/domain/transactions/transaction';
import type { StatusTone } from '@market/ui/status-tag';

export const transactionStatusTexts: Readonly<
  Record<TransactionStatus, { label: string; tone: StatusTone }>
> = {
  success: { label: 'Paid', tone: 'done' },
  partly_refunded: { label: 'Partly refunded', tone: 'confirmed' },
  refunded: { label: 'Refunded', tone: 'problem' },
};

/** `Visa •••• 4081`, or the channel's name, such as `bank_transfer`, in words. */
export function paidWithText({
  cardType,
  cardNumber,
  paymentChannel = '–',
}: Pick<Transaction, 'cardType' | 'cardNumber' | 'paymentChannel'>): string {
  if (cardNumber === undefined) return paymentChannel.replaceAll('_', ' ');
  const brand = cardType && cardType.charAt(0).toUpperCase() + cardType.slice(1);
  return [brand, cardNumber.replaceAll('*', '•')].filter(Boolean).join(' ');
}
