import type { PaymentOutcome } from './checkout';

export type PaymentStateName =
  | 'paid'
  | 'open'
  | 'declined'
  | 'checking'
  | 'failed'
  | 'expired'
  | 'replaced'
  | 'already_paid'
  | 'refunded';

/** The state of a payment in the customer's words, used by the card page and the storefront. */
export interface PaymentState {
  readonly name: PaymentStateName;
  readonly title: string;
  /** States whether the card was charged. */
  readonly text: string;
}

const NOTHING_TAKEN = 'Nothing was taken from your card. Your cart is as you left it.';

const texts: Readonly<Record<PaymentStateName, Omit<PaymentState, 'name'>>> = {
  paid: { title: 'Paid', text: 'Your order is placed.' },
  open: {
    title: 'This payment is still open',
    text: 'If you have paid, your bank confirms it within seconds. If not, finish on the card page.',
  },
  declined: {
    title: 'Your bank declined the card',
    text: 'Nothing was taken. Your items are still held.',
  },
  checking: {
    title: 'Waiting for your bank',
    text: 'This can take up to a minute. You will not be charged twice.',
  },
  failed: { title: 'The payment did not go through', text: NOTHING_TAKEN },
  expired: {
    title: 'This payment has expired',
    text: `We held your items for 15 minutes. ${NOTHING_TAKEN}`,
  },
  replaced: {
    title: 'You opened a newer payment',
    text: 'It is for the same items, so this one is closed. Nothing was taken here. Pay with the newer one.',
  },
  already_paid: {
    title: 'You have already paid for this',
    text: 'Another payment bought these items. Nothing was taken with this one.',
  },
  refunded: {
    title: 'We refund this payment',
    text: 'The money goes back to the card or account that you paid with.',
  },
};

function nameOf({
  status,
  failureReason,
  isChecking,
  replacement,
}: PaymentOutcome): PaymentStateName {
  if (status === 'paid' || status === 'refunded') return status;
  if (replacement) return replacement.status === 'paid' ? 'already_paid' : 'replaced';
  if (status !== 'pending') return status;
  if (isChecking) return 'checking';
  return failureReason === undefined ? 'open' : 'declined';
}

export function getPaymentState(outcome: PaymentOutcome): PaymentState {
  const name = nameOf(outcome);
  return { name, ...texts[name] };
}
