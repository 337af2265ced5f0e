import type { PaymentChannel } from '../checkout/payment-channel';

/** How a customer paid, as far as the provider reports it. */
export interface PaymentDetails {
  readonly cardType?: string | undefined;
  readonly cardLast4?: string | undefined;
  /** One of `paymentChannels`, or the provider's name for another channel. */
  readonly channel?: string | undefined;
}

const channelTexts: Readonly<Record<PaymentChannel, string>> = {
  card: 'Card',
  bank_transfer: 'Bank transfer',
  ussd: 'USSD',
};

const isChannel = (channel: string): channel is PaymentChannel => channel in channelTexts;

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `Visa ending 4081`, or the channel: `Bank transfer`. `Not reported` without either. */
export function paymentDetailsText({ cardType, cardLast4, channel }: PaymentDetails): string {
  if (cardLast4 !== undefined) return `${capitalise(cardType ?? 'card')} ending ${cardLast4}`;
  if (channel === undefined) return 'Not reported';
  return isChannel(channel) ? channelTexts[channel] : capitalise(channel.replaceAll('_', ' '));
}

/**
 * `paymentDetailsText` for the fields of a transaction (spec section 3), whose `cardNumber` is
 * `**** 4081`.
 */
export const transactionPaymentText = ({
  cardType,
  cardNumber,
  paymentChannel,
}: {
  readonly cardType?: string | undefined;
  readonly cardNumber?: string | undefined;
  readonly paymentChannel?: string | undefined;
}): string =>
  paymentDetailsText({ cardType, cardLast4: cardNumber?.slice(-4), channel: paymentChannel });
