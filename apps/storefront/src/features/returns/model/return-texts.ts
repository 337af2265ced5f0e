import { formatKobo } from '@market/domain/money';
import type { OrderReturnSummary } from '@market/domain/orders/order-return';
import type { ReturnStatus } from '@market/domain/orders/return-status';

export function returnHeadline({
  status,
  type,
  storeName,
  refundAmount,
}: Pick<OrderReturnSummary, 'status' | 'type' | 'storeName' | 'refundAmount'>): string {
  const isRefund = type === 'refund';
  const texts: Readonly<Record<ReturnStatus, string>> = {
    requested: `Waiting for ${storeName}`,
    approved: 'Approved, send the goods back',
    received: isRefund ? 'Received, your refund is next' : 'Received, the replacement is next',
    refunded: `${formatKobo(refundAmount)} refunded`,
    replacement_sent: 'Replacement on its way',
    rejected: `Rejected by ${storeName}`,
    cancelled: 'You withdrew this return',
    charged_back: 'Refunded by your bank',
  };
  return texts[status];
}

export function nextStepText({
  status,
  type,
  storeName,
}: Pick<OrderReturnSummary, 'status' | 'type' | 'storeName'>): string {
  const outcome =
    type === 'refund' ? 'we will refund you' : 'the store will send you a replacement';
  const texts: Readonly<Record<ReturnStatus, string>> = {
    requested: `${storeName} is reviewing your request. We will email you when it responds.`,
    approved: `Hand the goods to the rider, or send them to ${storeName}. Once the store has them, ${outcome}.`,
    received: `${storeName} has the goods. ${outcome.charAt(0).toUpperCase()}${outcome.slice(1)} next.`,
    refunded: 'Your bank shows the money within a few working days.',
    replacement_sent: 'The replacement is on its way to the delivery address of your order.',
    rejected: 'If you disagree, contact us and quote the number of this return.',
    cancelled: 'You can request a return again until the return period ends.',
    charged_back: 'Your bank has already returned the money to you.',
  };
  return texts[status];
}

/**
 * The steps of a successful return, and the number of completed ones. Undefined for a return that
 * ended early.
 */
export function returnSteps({
  status,
  type,
}: Pick<OrderReturnSummary, 'status' | 'type'>): { steps: string[]; current: number } | undefined {
  const statusPath: readonly ReturnStatus[] = [
    'requested',
    'approved',
    'received',
    type === 'refund' ? 'refunded' : 'replacement_sent',
  ];
  const at = statusPath.indexOf(status);
  if (at < 0) return undefined;
  const steps = [
    'Requested',
    'Store decides',
    'Goods back',
    type === 'refund' ? 'Refund' : 'Replacement',
  ];
  // The step after the last completed one is the current one.
  return { steps, current: at + 1 };
}
