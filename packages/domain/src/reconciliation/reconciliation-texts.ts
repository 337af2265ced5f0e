import { formatKobo } from '../money';
import type { ReconciliationItem, ReconciliationState } from './reconciliation';

interface StateTexts {
  readonly label: string;
  readonly tone: 'problem' | 'pending' | 'done' | 'neutral';
}

export const reconciliationTexts: Readonly<Record<ReconciliationState, StateTexts>> = {
  amountDiffers: { label: 'Amount differs', tone: 'problem' },
  feeDiffers: { label: 'Fee differs', tone: 'problem' },
  missingInLedger: { label: 'Not in ledger', tone: 'problem' },
  missingAtProvider: { label: 'Not settled', tone: 'problem' },
  refundFailed: { label: 'Refund failed', tone: 'problem' },
  refused: { label: 'Rejected', tone: 'problem' },
  toConfirm: { label: 'To confirm', tone: 'pending' },
  waiting: { label: 'Expected', tone: 'pending' },
  matched: { label: 'Matched', tone: 'done' },
  explained: { label: 'Explained', tone: 'neutral' },
  declined: { label: 'Rejected', tone: 'neutral' },
};

const feeText = (more: number): string =>
  `The fee is ${formatKobo(Math.abs(more))} ${more > 0 ? 'higher' : 'lower'} than recorded.`;

export function reconciliationSentence(item: ReconciliationItem): string {
  const { kind, state, provider, ledger, late, failureReason, explanation, remittance } = item;
  switch (state) {
    case 'amountDiffers':
      return kind === 'payout'
        ? 'The ledger has a different amount.'
        : 'Settled for a different amount.';
    case 'feeDiffers':
      return feeText((provider?.fees ?? 0) - (ledger?.fees ?? 0));
    case 'missingInLedger':
      return kind === 'payout'
        ? 'The ledger has no entries for this payout.'
        : 'Settled, but not recorded here.';
    case 'missingAtProvider':
      return 'Not settled within five days.';
    case 'refundFailed':
      return 'The payment came too late for an order, and its refund failed.';
    case 'refused':
      return failureReason ?? 'The bank rejected the transfer.';
    case 'toConfirm':
      return `Recorded by ${remittance?.recordedBy}, not confirmed yet.`;
    case 'declined':
      return failureReason ?? '';
    case 'waiting':
      return kind === 'payout' ? 'Sent to the bank, not confirmed yet.' : 'Not settled yet.';
    case 'matched':
      return late
        ? 'The payment came too late for an order and was refunded in full.'
        : 'All sides agree.';
    case 'explained':
      return explanation?.reason ?? '';
  }
}
