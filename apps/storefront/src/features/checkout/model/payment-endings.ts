import { buyNowSearch } from '@market/domain/checkout/buy-now';
import type { PaymentOutcome } from '@market/domain/checkout/checkout';
import { getPaymentState, type PaymentStateName } from '@market/domain/checkout/payment-state';

export interface Ending {
  name: PaymentStateName;
  title: string;
  /** What happened, if the provider or the shop said. */
  reason: string | undefined;
  text: string;
}

const withReason: readonly PaymentStateName[] = ['failed', 'declined', 'refunded'];
const undecided: readonly PaymentStateName[] = ['paid', 'open', 'checking'];

/**
 * How a payment ended that bought nothing, or why it has not ended yet; undefined for one that is
 * paid or being checked.
 */
export function endingOf(outcome: PaymentOutcome): Ending | undefined {
  const { name, title, text } = getPaymentState(outcome);
  if (undecided.includes(name)) return undefined;
  return {
    name,
    title,
    text,
    reason: withReason.includes(name) ? outcome.failureReason : undefined,
  };
}

/** The states in which the customer can still pay on the provider's page. */
export const unfinished: readonly PaymentStateName[] = ['declined', 'underpaid'];

/** What to do on the provider's page. */
export function finishLabel({ channel = 'card', received }: PaymentOutcome): string {
  if (received !== undefined) return 'Send the rest';
  return channel === 'card' ? 'Try another card' : 'Try again';
}

/** The query of the checkout that a payment came from. */
export const checkoutSearchOf = ({ items }: PaymentOutcome): string => buyNowSearch(items);
