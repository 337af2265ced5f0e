/**
 * The statuses of a return: requested, approved by the store, received, then refunded or replaced.
 * A return ends early when the store rejects it, the customer withdraws it, or the customer's bank
 * charges the payment back.
 */
export const returnStatuses = [
  'requested',
  'approved',
  'received',
  'refunded',
  'replacement_sent',
  'rejected',
  'cancelled',
  'charged_back',
] as const;
export type ReturnStatus = (typeof returnStatuses)[number];

/** Statuses of open returns, which keep an order from completing. */
export const openReturnStatuses = [
  'requested',
  'approved',
  'received',
] as const satisfies readonly ReturnStatus[];

export const returnStatusLabels: Readonly<Record<ReturnStatus, string>> = {
  requested: 'Requested',
  approved: 'Approved',
  received: 'Received by the store',
  refunded: 'Refunded',
  replacement_sent: 'Replacement sent',
  rejected: 'Rejected',
  cancelled: 'Withdrawn',
  charged_back: 'Charged back',
};
