import type { PaymentEvent } from './payment-event';

/** Our requests to providers, by name. */
export const providerCalls: Readonly<Record<string, string>> = {
  initialise: 'Start payment',
  verify: 'Verify payment',
  refund: 'Send refund',
  hasRefundFailed: 'Check refund',
  transfer: 'Send payout',
  answerDispute: 'Respond to dispute',
};

export const UNREADABLE_EVENT = 'Unreadable webhook';

/**
 * The provider's event name, such as `transfer.reversed`, or the name of the request whose response
 * was invalid.
 */
export const eventName = ({ source, name }: Pick<PaymentEvent, 'source' | 'name'>): string => {
  if (source === 'answer') return providerCalls[name] ?? name;
  return name === 'unreadable' ? UNREADABLE_EVENT : name;
};
