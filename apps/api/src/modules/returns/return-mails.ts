import { formatKobo } from '@market/domain/money';
import { refundDestination } from '@market/domain/orders/refund-destination';
import type { ReturnStatus } from '@market/domain/orders/return-status';
import type { OrderMails } from '../orders';
import type { NewMail } from '../outbox';
import type { ReturnRow } from './returns.repository';

export const returnTypeName = (type: 'refund' | 'replace'): string =>
  type === 'refund' ? 'Refund' : 'Replacement';

interface RequestedReturn {
  readonly orderId: string;
  readonly orderName: string;
  readonly returnName: string;
  readonly type: 'refund' | 'replace';
  /** For example `2 × Solar panel`. */
  readonly lines: readonly string[];
}

export const returnRequestedMail = (
  { merchantOrigin }: OrderMails,
  to: string,
  { orderId, orderName, returnName, type, lines }: RequestedReturn,
): NewMail => ({
  kind: 'return-requested',
  to,
  subject: `${returnTypeName(type)} requested: ${orderName}`,
  text: `A customer wants to return items from order ${orderName} (${returnName}):\n\n${lines.map((line) => `- ${line}`).join('\n')}\n\nApprove or reject the return. The payment for this order is held until the return is closed.`,
  link: `${merchantOrigin}/orders/${orderId}`,
  orderIds: [orderId],
});

export const returnWithdrawnMail = (
  { merchantOrigin }: OrderMails,
  to: string,
  { return: { returnName, orderId }, order }: ReturnRow,
): NewMail => ({
  kind: 'return-withdrawn',
  to,
  subject: `${returnName} was withdrawn`,
  text: `The customer withdrew this return of order ${order.orderName} and keeps the items. You do not need to do anything.`,
  link: `${merchantOrigin}/orders/${orderId}`,
  orderIds: [orderId],
});

/** The email that tells a store its share of a refund, in kobo. */
export const refundShareMail = (
  { merchantOrigin }: OrderMails,
  to: string,
  { return: { returnName, orderId }, order }: ReturnRow,
  { share, by }: { share: number; by: string },
): NewMail => ({
  kind: 'return-charged',
  to,
  subject: `${formatKobo(share)} of ${order.orderName} was refunded`,
  text: `${by} refunded the customer for ${returnName}. Your share of ${formatKobo(share)} is deducted from your held balance or your next payout.`,
  link: `${merchantOrigin}/orders/${orderId}`,
  orderIds: [orderId],
});

type MailByStatus = Partial<
  Record<
    ReturnStatus,
    (row: ReturnRow, reason: string | undefined) => { subject: string; text: string }
  >
>;

/**
 * The email for each status. The customer gets no email for the other statuses, which result from
 * an action by the customer or the bank.
 */
const mailByStatus: MailByStatus = {
  approved: ({ return: { returnName }, store }) => ({
    subject: `${returnName} is approved`,
    text: `${store.name} approved your return. Keep the items in their packaging. The store will contact you to arrange the collection.`,
  }),
  rejected: ({ return: { returnName }, order }, reason) => ({
    subject: `${returnName} is rejected`,
    text: `Your return request for order ${order.orderName} was rejected: ${reason ?? 'no reason was given'}`,
  }),
  received: ({ return: { returnName, type }, store }) => ({
    subject: `${returnName} was received`,
    text: `${store.name} received your return. ${type === 'refund' ? 'Your refund will be reviewed next.' : 'Your replacement will be sent next.'}`,
  }),
  replacement_sent: ({ return: { returnName }, store }) => ({
    subject: `Your replacement is on its way`,
    text: `${store.name} has sent the replacement for ${returnName}.`,
  }),
  refunded: ({ return: { returnName, amount }, order }) => ({
    subject: `Your refund of ${formatKobo(amount ?? 0)}`,
    text: `We are refunding ${formatKobo(amount ?? 0)} for ${returnName} to ${refundDestination(order)}. It can take up to 10 working days to appear.`,
  }),
};

export function returnUpdateMail(
  { shopLink }: OrderMails,
  row: ReturnRow,
  reason?: string,
): NewMail | undefined {
  const { status, orderId } = row.return;
  const text = mailByStatus[status]?.(row, reason);
  return (
    text && {
      kind: `return-${status.replaceAll('_', '-')}`,
      to: row.customer.email,
      ...text,
      link: shopLink(row.customer, `/orders/${orderId}`),
      orderIds: [orderId],
    }
  );
}
