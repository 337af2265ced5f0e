import type { RefundStatus } from '@market/domain/checkout/refund';
import type { StatusTone } from '@market/ui/status-tag';

export const refundStatusTexts: Readonly<
  Record<RefundStatus, { label: string; tone: StatusTone }>
> = {
  failed: { label: 'Failed', tone: 'problem' },
  pending: { label: 'Pending', tone: 'moving' },
  sent: { label: 'Sent', tone: 'done' },
};

const tabOrder = ['failed', 'pending', 'sent'] as const satisfies readonly RefundStatus[];

/** Failed refunds come first, because someone has to retry them. */
export const refundTabs = [
  ...tabOrder.map((value) => ({ value, label: refundStatusTexts[value].label })),
  { value: 'all' as const, label: 'All' },
];
