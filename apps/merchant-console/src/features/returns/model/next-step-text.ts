import type { OrderReturnSummary, ReturnStatus } from '@market/domain/orders/order-return';

/** What the store does next, or what it waits for. */
export function nextStepText({
  status,
  type,
  customerName,
}: Pick<OrderReturnSummary, 'status' | 'type' | 'customerName'>): string {
  const texts: Readonly<Record<ReturnStatus, string>> = {
    requested: `${customerName} waits for your answer.`,
    approved: 'Wait until the goods are back with you, look at them, and say that you have them.',
    received:
      type === 'refund'
        ? 'We give the money back. Your share is taken from what we owe you.'
        : 'Send the same again, and say when it is on its way: the units leave your stock then.',
    refunded: 'The customer was refunded.',
    replacement_sent: 'The replacement is on its way.',
    rejected: 'You are done, unless we decide otherwise.',
    cancelled: 'The customer keeps the goods.',
    charged_back: 'The customer’s bank took the money back by itself.',
  };
  return texts[status];
}
