import type { PayoutStatus } from '@market/domain/payouts/payout';
import { payoutStatusTexts } from '@market/domain/payouts/payout-status-texts';
import { StatusTag } from '@market/ui/status-tag';

export function PayoutStatusTag({ status }: { status: PayoutStatus }) {
  return (
    <StatusTag tone={payoutStatusTexts[status].tone}>{payoutStatusTexts[status].label}</StatusTag>
  );
}
