import { formatDate, formatDateTimeYear } from '@market/domain/lagos-time';
import type { ReconciliationItem } from '@market/domain/reconciliation/reconciliation';
import { moneyText } from '@market/ui/money';

/** The reference that people know: of a remittance, the one on the bank statement. */
export const referenceOf = ({ reference, remittance }: ReconciliationItem): string =>
  remittance?.bankReference ?? reference;

/** When the payment was made or the bank answered. Bank statements have no times. */
export const itemDate = ({ kind, at }: ReconciliationItem): string =>
  kind === 'remittance' ? formatDate(at) : formatDateTimeYear(at);

export function titleOf({ difference, kind, state, bank, ledger }: ReconciliationItem): string {
  if (state === 'declined') return 'Rejected remittance';
  const amount = moneyText(bank?.amount ?? ledger?.amount ?? 0);
  if (kind === 'payout') return `Payout of ${amount}`;
  if (kind === 'remittance') return `Cash remittance of ${amount}`;
  if (difference === 0) return 'No difference';
  return difference < 0 ? `Short by ${moneyText(-difference)}` : `${moneyText(difference)} more`;
}
