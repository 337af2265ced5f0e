import type { SubscriptionStatus } from '@market/domain/subscriptions/income';
import { subscriptionStatusTexts } from '@market/domain/subscriptions/subscription-status-texts';
import { StatusTag } from '@market/ui/status-tag';

export function SubscriptionTag({ status }: { status: SubscriptionStatus }) {
  const { label, tone } = subscriptionStatusTexts[status];
  return <StatusTag tone={tone}>{label}</StatusTag>;
}
