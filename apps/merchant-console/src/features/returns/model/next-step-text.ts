import type { OrderReturnSummary } from '@market/domain/orders/order-return';
import type { ReturnStatus } from '@market/domain/orders/return-status';

export function nextStepText({
  status,
  type,
  customerName,
}: Pick<OrderReturnSummary, 'status' | 'type' | 'customerName'>): string {
  const texts: Readonly<Record<ReturnStatus, string>> = {
    requested: `${customerName} is awaiting your response.`,
    approved: 'Wait until the goods arrive, inspect them, and mark them as received.',
    received:
      type === 'refund'
        ? 'We refund the customer. Your share is deducted from your balance.'
        : 'Send the replacement and mark it as sent. The units are then deducted from your stock.',
    refunded: 'The customer was refunded.',
    replacement_sent: 'The replacement is on its way.',
    rejected: 'Nothing more to do, unless we overrule your decision.',
    cancelled: 'The customer keeps the goods.',
    charged_back: 'The customer’s bank reversed the payment.',
  };
  return texts[status];
}
