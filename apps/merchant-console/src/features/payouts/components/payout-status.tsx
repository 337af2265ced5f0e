import { payoutStatusTexts, type PayoutStatus } from '@market/domain/payouts/payout';
import { StatusTag } from '@market/ui/status-tag';
import { formatDateTime } from '@market/domain/lagos-time';
import { Alert } from '@market/ui/alert';
import { useNow } from '@market/web-kit/use-now';

export function PayoutStatusTag({ status }: { status: PayoutStatus }) {
  return (
    <StatusTag tone={payoutStatusTexts[status].tone}>{payoutStatusTexts[status].label}</StatusTag>
  );
}

/** Shown while payouts are on hold after the bank account was changed. */
export function PayoutHold({ until }: { until: string | undefined }) {
  const now = useNow();
  if (until === undefined || new Date(until) <= now) return null;
  return (
    <Alert tone="warning">{`Payouts are on hold until ${formatDateTime(until)}, because the bank account was changed. If that was not you, change your password and contact us immediately.`}</Alert>
  );
}
