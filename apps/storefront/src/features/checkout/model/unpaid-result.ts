import { buyNowSearch } from '@market/domain/checkout/buy-now';
import type { PaymentOutcome } from '@market/domain/checkout/checkout';
import { getPaymentState, type PaymentStateName } from '@market/domain/checkout/payment-state';

export interface UnpaidResult {
  name: PaymentStateName;
  title: string;
  /** The reason that the provider or the shop gave, if any. */
  reason: string | undefined;
  text: string;
}

const statesWithReason: readonly PaymentStateName[] = ['failed', 'declined', 'refunded'];
const undecidedStates: readonly PaymentStateName[] = ['paid', 'open', 'checking'];

/**
 * How a payment without orders ended, or why it is still open. Undefined for a payment that is paid
 * or being checked.
 */
export function toUnpaidResult(outcome: PaymentOutcome): UnpaidResult | undefined {
  const { name, title, text } = getPaymentState(outcome);
  if (undecidedStates.includes(name)) return undefined;
  return {
    name,
    title,
    text,
    reason: statesWithReason.includes(name) ? outcome.failureReason : undefined,
  };
}

/** The states in which the customer can still pay on the provider's page. */
export const payableStates: readonly PaymentStateName[] = ['declined', 'underpaid'];

export function finishLabel({ channel = 'card', received }: PaymentOutcome): string {
  if (received !== undefined) return 'Send the rest';
  return channel === 'card' ? 'Try another card' : 'Try again';
}

export const checkoutSearch = ({ items }: PaymentOutcome): string => buyNowSearch(items);
