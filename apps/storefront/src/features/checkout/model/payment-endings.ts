import type { PaymentOutcome, PaymentStatus } from '@market/domain/checkout/checkout';

export interface Ending {
  title: string;
  text: string;
  /** The way on, in the words of a button. */
  action: string;
}

const endings: Readonly<Partial<Record<PaymentStatus, Ending>>> = {
  failed: { title: 'The payment did not go through', text: 'Nothing was charged.', action: 'Try another card' },
  expired: { title: 'The time to pay ran out', text: 'Nothing was charged, and the goods are free again for others.', action: 'Back to check out' },
  refunded: { title: 'You get this payment back', text: 'The money is on its way to your card.', action: 'Back to check out' },
};

/** How a payment ended that bought nothing; undefined for one that is paid or still open. */
export const endingOf = ({ status }: PaymentOutcome): Ending | undefined => endings[status];
