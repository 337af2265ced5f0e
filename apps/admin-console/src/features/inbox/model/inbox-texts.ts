import type { InboxGroup, InboxItem, InboxKind, InboxSort } from '@market/domain/inbox/inbox';
import type { InboxDetail } from '@market/domain/inbox/inbox-detail';
import { partnerReasons } from '../../../shared/partner-texts';
import { payoutReasons, sendBackEffect } from '../../../shared/payout-texts';
import { productReasons } from '../../../shared/approval-texts';
import { formatAge } from '@market/domain/age';
import { addDays } from '@market/domain/calendar';
import { formatTime, lagosDate } from '@market/domain/lagos-time';

export const kindLabels: Readonly<Record<InboxKind, string>> = {
  dispute: 'Disputes',
  payout: 'Payouts',
  refund: 'Refunds',
  remittance: 'Remittances',
  transfer: 'Rejected transfers',
  failedRefund: 'Failed refunds',
  paymentEvent: 'Payment events',
  difference: 'Reconciliation',
  order: 'Orders',
  store: 'Stores',
  product: 'Products',
  hub: 'Hubs',
  partner: 'Partners',
};

export const groupLabels: Readonly<Record<InboxGroup, string>> = {
  money: 'Money',
  orders: 'Orders',
  stores: 'Stores',
  products: 'Products',
  partners: 'Partners and hubs',
};

interface DueState {
  /** `2 days overdue`, `Due 17:00`, `Due tomorrow`, `3 days left`. */
  readonly text: string;
  readonly urgency: 'late' | 'today' | 'later';
}

export function getDueState({ dueAt }: Pick<InboxItem, 'dueAt'>, now: Date): DueState {
  const due = new Date(dueAt);
  if (due <= now) return { text: `${formatAge(due, now)} overdue`, urgency: 'late' };
  const day = lagosDate(due);
  if (day === lagosDate(now)) return { text: `Due ${formatTime(due)}`, urgency: 'today' };
  if (day === addDays(lagosDate(now), 1)) return { text: 'Due tomorrow', urgency: 'later' };
  return { text: `${formatAge(now, due)} left`, urgency: 'later' };
}

interface Effect {
  readonly approve: string;
  /** "Approve" by default. */
  readonly approveLabel?: string;
  /** Undefined when the item can only be approved. */
  readonly sendBack?: string;
  /** "Send back" by default. */
  readonly sendBackLabel?: string;
  /** "Reason, if you do not approve it" by default. */
  readonly reasonLabel?: string;
  /** What the row says after each decision. "Approved by you" and "Sent back by you" by default. */
  readonly approved?: string;
  readonly sentBack?: string;
  readonly reasons?: readonly string[];
}

/** The kinds that are decided in the inbox. Other kinds are decided on their own pages. */
export const decisionEffects: Readonly<Partial<Record<InboxKind, Effect>>> = {
  payout: {
    approve: 'The money is sent to the bank account of the store or shipping partner.',
    sendBack: sendBackEffect,
    reasons: payoutReasons,
  },
  refund: {
    approve: 'The payment provider sends the money, and the store pays its share.',
    approveLabel: 'Refund',
    sendBack: 'The return is rejected, and the customer sees your reason.',
    sendBackLabel: 'Decline refund',
    reasons: [
      'The customer has used or damaged the goods.',
      'The returned goods are not the ones that were sold.',
      'Parts of the goods are missing.',
    ],
  },
  remittance: {
    approve: 'The cash is recorded as paid in. This cannot be undone.',
    approveLabel: 'Confirm remittance',
    sendBack: 'The remittance is not added to the ledger. It can be recorded again.',
    sendBackLabel: 'Reject remittance',
    reasons: [
      'The reference is not on the bank statement.',
      'The amount differs from the bank statement.',
    ],
  },
  transfer: {
    approve: 'The money is sent again, to the payee’s current bank account.',
    approveLabel: 'Approve again',
  },
  failedRefund: {
    approve: 'The payment provider is asked to send the money again.',
    approveLabel: 'Retry refund',
    approved: 'Retried by you',
  },
  paymentEvent: {
    approve: 'The event is processed again now.',
    approveLabel: 'Retry event',
    approved: 'Retried by you',
    reasonLabel: 'What was done, if you do not retry it',
    sendBack: 'The event is closed without another attempt. Its history keeps your note.',
    sendBackLabel: 'Mark as handled',
    sentBack: 'Marked as handled by you',
    reasons: ['It was resolved with the payment provider.', 'It does not concern us.'],
  },
  store: {
    approve: 'After two approvals the store goes live.',
    sendBack: 'The merchant receives your reason by email and can submit again.',
    reasons: [
      'A document cannot be read. Upload a clear copy.',
      'The name differs from the documents.',
      'The pick-up address is incomplete.',
    ],
  },
  product: {
    approve: 'Shoppers see this version.',
    sendBack: 'The merchant receives your reason by email and can submit again.',
    reasons: productReasons,
  },
  hub: {
    approve: 'The store can hand its orders over to the hub.',
    sendBack: 'The merchant receives your reason by email and can apply again.',
    reasons: ['The hub has no room at the moment.', 'The hub cannot store these goods.'],
  },
  partner: {
    approve: 'The company can be assigned deliveries immediately.',
    sendBack: 'The partner receives your reason by email and can submit the application again.',
    reasons: partnerReasons,
  },
};

export const decisionReasons: Readonly<Record<InboxKind, string>> = {
  dispute: 'A customer’s bank disputes a payment. Accept or contest it before the deadline.',
  payout: 'A payout is approved by someone other than the person who requested it.',
  refund: 'Stores handle returns. Only the platform can refund the customer.',
  remittance:
    'Compare the amount and the reference with the bank statement. Someone other than the person who recorded the cash confirms it.',
  transfer: 'The bank rejected this transfer, so the payee is owed the money again.',
  failedRefund: 'The customer has not received this refund.',
  paymentEvent: 'The platform could not process what the payment provider sent.',
  difference: 'The payment provider, the ledger and the bank disagree. Correct or explain it.',
  order: 'No rider delivers this order yet.',
  store: 'A store goes live after two different people have approved it.',
  product: 'Products and their changes are checked before shoppers see them.',
  hub: 'The platform decides which stores hand their orders over to a hub.',
  partner: 'A shipping partner is checked before it is assigned deliveries.',
};

/** `Decided by Zainab Sule at 14:21`. Undefined while the item is open. */
export function answeredText({ isOpen, answer }: Pick<InboxDetail, 'isOpen' | 'answer'>) {
  if (isOpen) return undefined;
  if (!answer) return 'This is no longer waiting for a decision';
  return `Decided by ${answer.byReader ? 'you' : answer.by} at ${formatTime(answer.at)}`;
}

export const openLabels: Readonly<Record<InboxKind, string>> = {
  dispute: 'Respond to the dispute',
  payout: 'See the orders in this payout',
  refund: 'See the return and its photos',
  remittance: 'See the remittance and the cash held',
  transfer: 'See the payout and its bank account',
  failedRefund: 'See the refund',
  paymentEvent: 'See what the provider sent',
  difference: 'Compare all sides and resolve it',
  order: 'Assign a rider',
  store: 'See the documents and checks',
  product: 'See the whole product',
  hub: 'See the application',
  partner: 'See the certificates and the signature',
};

export const itemKey = ({ kind, id }: Pick<InboxItem, 'kind' | 'id'>): string => `${kind}-${id}`;

/** Whether the item is overdue, or due today in Lagos. */
export const isUrgent = (item: Pick<InboxItem, 'dueAt'>, now: Date): boolean =>
  getDueState(item, now).urgency !== 'later';

/** Whether a heading precedes this row. Only lists sorted by deadline are grouped. */
export function startsGroup(
  rows: readonly Pick<InboxItem, 'dueAt'>[],
  index: number,
  sort: InboxSort,
  now: Date,
): boolean {
  const [row, previous] = [rows[index], rows[index - 1]];
  if (sort !== 'due' || !row) return false;
  return previous === undefined || isUrgent(previous, now) !== isUrgent(row, now);
}
