import { formatKobo } from '@market/domain/money';
import type { ReturnStatus } from '@market/domain/orders/order-return';
import type { OrderMails } from '../orders';
import type { NewMail } from '../outbox';
import type { ReturnRow } from './returns.repository';

/** The name of a return by its type. */
export const nounOf = (type: 'refund' | 'replace'): string =>
  type === 'refund' ? 'Refund' : 'Replacement';

interface Asked {
  readonly orderId: string;
  readonly orderName: string;
  readonly returnName: string;
  readonly type: 'refund' | 'replace';
  /** `2 × Solar panel` */
  readonly lines: readonly string[];
}

export const askedMail = (
  { seller }: OrderMails,
  to: string,
  { orderId, orderName, returnName, type, lines }: Asked,
): NewMail => ({
  kind: 'return-requested',
  to,
  subject: `${nounOf(type)} asked for: ${orderName}`,
  text: `A customer wants to send back a part of order ${orderName} (${returnName}):\n\n${lines.map((line) => `- ${line}`).join('\n')}\n\nApprove or reject it. The money of this order is held until that is settled.`,
  link: `${seller}/orders/${orderId}`,
});

export const withdrawnMail = (
  { seller }: OrderMails,
  to: string,
  { return: { returnName, orderId }, order }: ReturnRow,
): NewMail => ({
  kind: 'return-withdrawn',
  to,
  subject: `${returnName} is withdrawn`,
  text: `The customer keeps what they wanted to send back of order ${order.orderName}. There is nothing for you to do.`,
  link: `${seller}/orders/${orderId}`,
});

/** The cost of a return for its store, in kobo. */
export const chargedMail = (
  { seller }: OrderMails,
  to: string,
  { return: { returnName, orderId }, order }: ReturnRow,
  { share, by }: { share: number; by: string },
): NewMail => ({
  kind: 'return-charged',
  to,
  subject: `${formatKobo(share)} of ${order.orderName} was refunded`,
  text: `${by} gave the customer their money back for ${returnName}. Your share of it, ${formatKobo(share)}, is taken from what is held for you or from your next payout.`,
  link: `${seller}/orders/${orderId}`,
});

type News = Partial<
  Record<
    ReturnStatus,
    (row: ReturnRow, reason: string | undefined) => { subject: string; text: string }
  >
>;

/**
 * The mail text of each status. Statuses without a text are changes by the customer or the bank.
 */
const news: News = {
  approved: ({ return: { returnName }, store }) => ({
    subject: `${returnName} is approved`,
    text: `${store.name} takes back what you named. Keep it ready with its packaging: the store arranges with you how it is collected.`,
  }),
  rejected: ({ return: { returnName }, order }, reason) => ({
    subject: `${returnName} is rejected`,
    text: `What you asked for on order ${order.orderName} was rejected: ${reason ?? 'no reason was given'}`,
  }),
  received: ({ return: { returnName, type }, store }) => ({
    subject: `${returnName} has arrived`,
    text: `${store.name} has what you sent back. ${type === 'refund' ? 'Your refund is decided next.' : 'The replacement is sent next.'}`,
  }),
  replacement_sent: ({ return: { returnName }, store }) => ({
    subject: `Your replacement is on its way`,
    text: `${store.name} has sent the replacement for ${returnName}.`,
  }),
  refunded: ({ return: { returnName, amount } }) => ({
    subject: `Your refund of ${formatKobo(amount ?? 0)}`,
    text: `${formatKobo(amount ?? 0)} for ${returnName} goes back to the card or account that you paid with. Banks take up to 10 working days to show it.`,
  }),
};

export function newsMail(
  { shop }: OrderMails,
  row: ReturnRow,
  reason?: string,
): NewMail | undefined {
  const { status, orderId } = row.return;
  const text = news[status]?.(row, reason);
  return (
    text && {
      kind: `return-${status.replaceAll('_', '-')}`,
      to: row.customer.email,
      ...text,
      link: `${shop}/orders/${orderId}`,
    }
  );
}
