import { formatDateTime } from '@market/domain/lagos-time';
import { formatKobo } from '@market/domain/money';
import { shortPaymentReference } from '@market/domain/transactions/payment-reference';
import type { NewMail } from '../outbox';
import type { DisputeRow, DisputedOrderRow } from './disputes.repository';

interface Links {
  readonly adminOrigin: string;
  readonly merchantOrigin: string;
}

const dueText = ({ dueAt }: DisputeRow): string =>
  dueAt
    ? `Respond by ${formatDateTime(dueAt)}, or the dispute is lost.`
    : 'The provider gave no deadline. Respond soon.';

/** `: the reason`, without the full stop that ends some providers' reasons. */
const reasonText = ({ reason }: DisputeRow): string =>
  reason === null ? '' : `: ${reason.replace(/\.$/, '')}`;

/** Email to finance. */
export const disputeOpenedMail = (
  { adminOrigin }: Links,
  to: string,
  dispute: DisputeRow,
  reference: string,
): NewMail => ({
  kind: 'dispute-opened',
  to,
  subject: `A customer disputes ${formatKobo(dispute.amount)}`,
  text: `A customer’s bank disputes ${formatKobo(dispute.amount)} of payment ${shortPaymentReference(reference)}${reasonText(dispute)}. ${dueText(dispute)} The stores’ shares are held until the dispute is closed.`,
  link: `${adminOrigin}/disputes/${dispute.id}`,
});

export const fundsHeldMail = (
  { merchantOrigin }: Links,
  { orderName, merchantEmail, part }: DisputedOrderRow,
  dispute: DisputeRow,
): NewMail => ({
  kind: 'dispute-held',
  to: merchantEmail,
  subject: `The payment for order ${orderName} is disputed`,
  text: `The customer’s bank disputes the payment for order ${orderName}${reasonText(dispute)}. Your share of ${formatKobo(part.dueToMerchant)} is held until the dispute is decided. If you have proof of delivery, send it to us.`,
  link: `${merchantOrigin}/orders/${part.orderId}`,
  orderIds: [part.orderId],
});

export const disputeResultMail = (
  { merchantOrigin }: Links,
  { orderName, merchantEmail, part }: DisputedOrderRow,
  outcome: 'won' | 'lost',
): NewMail => ({
  kind: `dispute-${outcome}`,
  to: merchantEmail,
  subject:
    outcome === 'won'
      ? `The dispute over order ${orderName} was won`
      : `The dispute over order ${orderName} was lost`,
  text:
    outcome === 'won'
      ? `Your share of ${formatKobo(part.dueToMerchant)} has been released.`
      : `The customer’s bank reversed the payment, so your share of ${formatKobo(part.dueToMerchant)} was deducted.`,
  link: `${merchantOrigin}/orders/${part.orderId}`,
  orderIds: [part.orderId],
});
