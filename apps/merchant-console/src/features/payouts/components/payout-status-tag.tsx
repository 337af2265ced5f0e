import { payoutStatusTexts, type PayoutStatus } from '@market/domain/payouts/payout';
import { StatusTag } from '@market/ui/status-tag';

export function PayoutStatusTag({ status }: { status: PayoutStatus }) {
  return (
    <StatusTag tone={payoutStatusTexts[status].tone}>{payoutStatusTexts[status].label}</StatusTag>
  );
}
