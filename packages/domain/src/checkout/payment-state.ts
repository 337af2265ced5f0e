import { formatKobo } from '../money';
import type { PaymentOutcome } from './checkout';
import { PAY_ON_DELIVERY, type PaymentChannel } from './payment-channel';

export type PaymentStateName =
  | 'paid'
  | 'open'
  | 'underpaid'
  | 'declined'
  | 'checking'
  | 'failed'
  | 'expired'
  | 'replaced'
  | 'already_paid'
  | 'refunded';

/**
 * The state of a payment as explained to the customer, on the payment page and in the storefront.
 */
export interface PaymentState {
  readonly name: PaymentStateName;
  readonly title: string;
  /** States whether money was taken. */
  readonly text: string;
}

type StateTexts = Omit<PaymentState, 'name'>;

const nothingTakenTexts: Readonly<Record<PaymentChannel, string>> = {
  card: 'Nothing was taken from your card.',
  bank_transfer:
    'No transfer has arrived. If you have sent one, we place your order if the items are still available, or refund you.',
  ussd: 'Nothing was taken from your account.',
};

const openTexts: Readonly<Record<PaymentChannel, StateTexts>> = {
  card: {
    title: 'This payment is still open',
    text: 'If you have paid, your bank confirms it within seconds. If not, finish on the payment page.',
  },
  bank_transfer: {
    title: 'We are waiting for your transfer',
    text: 'A transfer usually arrives within minutes. The account and the amount are on the payment page.',
  },
  ussd: {
    title: 'We are waiting for your bank',
    text: 'If you have confirmed on your phone, your bank tells us within seconds. The code is on the payment page.',
  },
};

function stateTexts(
  name: PaymentStateName,
  { amount, received = 0, channel: method = 'card' }: PaymentOutcome,
): StateTexts {
  if (method === PAY_ON_DELIVERY)
    return { title: 'Order placed', text: `Pay ${formatKobo(amount)} to the rider on delivery.` };
  const channel: PaymentChannel = method;
  switch (name) {
    case 'paid':
      return { title: 'Paid', text: 'Your order is placed.' };
    case 'open':
      return openTexts[channel];
    case 'underpaid':
      return {
        title: 'Part of the amount is missing',
        text: `${formatKobo(received)} has arrived. Send the missing ${formatKobo(amount - received)} to the same account. If it does not arrive in time, we refund what you sent.`,
      };
    case 'declined':
      return {
        title:
          channel === 'card' ? 'Your bank declined the card' : 'Your bank declined the payment',
        text: 'Nothing was taken. Your items are still reserved.',
      };
    case 'checking':
      return {
        title: 'Waiting for your bank',
        text: 'This can take up to a minute. You will not be charged twice.',
      };
    case 'failed':
      return {
        title: 'The payment did not go through',
        text: `${nothingTakenTexts[channel]} Your cart is as you left it.`,
      };
    case 'expired':
      return {
        title: 'This payment has expired',
        text: `We reserved your items for 15 minutes. ${nothingTakenTexts[channel]} Your cart is as you left it.`,
      };
    case 'replaced':
      return {
        title: 'You opened a newer payment',
        text: 'The newer payment is for the same items, so this one is closed. Nothing was taken here. Pay with the newer one.',
      };
    case 'already_paid':
      return {
        title: 'You have already paid for this',
        text: 'Another payment bought these items. Nothing was taken with this one.',
      };
    case 'refunded':
      return {
        title: 'We are refunding this payment',
        text: 'The money goes back to the card or account that you paid with.',
      };
  }
}

function stateName({
  status,
  failureReason,
  isChecking,
  received = 0,
  replacement,
}: PaymentOutcome): PaymentStateName {
  if (status === 'paid' || status === 'refunded') return status;
  if (replacement) return replacement.status === 'paid' ? 'already_paid' : 'replaced';
  if (status !== 'pending') return status;
  if (isChecking) return 'checking';
  if (received > 0) return 'underpaid';
  return failureReason === undefined ? 'open' : 'declined';
}

export function getPaymentState(outcome: PaymentOutcome): PaymentState {
  const name = stateName(outcome);
  return { name, ...stateTexts(name, outcome) };
}
