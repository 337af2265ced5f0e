import { formatDate, formatDateTimeYear } from '@market/domain/lagos-time';
import type { ReconciliationItem } from '@market/domain/reconciliation/reconciliation';
import { shortPaymentReference } from '@market/domain/transactions/payment-reference';
import { moneyText } from '@market/ui/money';

/** The reference to show. For a remittance, this is the reference on the bank statement. */
export const itemReference = ({ reference, remittance }: ReconciliationItem): string =>
  remittance?.bankReference ?? shortPaymentReference(reference);

/**
 * The time of the payment or of the bank's answer about the payout. Remittances have only a date,
 * because bank statements have no times.
 */
export const itemDate = ({ kind, at }: ReconciliationItem): string =>
  kind === 'remittance' ? formatDate(at) : formatDateTimeYear(at);

export function itemTitle({ difference, kind, state, bank, ledger }: ReconciliationItem): string {
  if (state === 'declined') return 'Rejected remittance';
  const amount = moneyText(bank?.amount ?? ledger?.amount ?? 0);
  if (kind === 'payout') return `Payout of ${amount}`;
  if (kind === 'remittance') return `Cash remittance of ${amount}`;
  if (difference === 0) return 'No difference';
  return difference < 0 ? `Short by ${moneyText(-difference)}` : `Over by ${moneyText(difference)}`;
}
