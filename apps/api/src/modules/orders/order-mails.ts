import { formatKobo } from '@market/domain/money';
import { RETURN_WINDOW_DAYS } from '@market/domain/orders/return-window';
import type { NewMail } from '../outbox';

export interface OrderMails {
  readonly shop: string;
  readonly seller: string;
  readonly platformName: string;
}

interface Order {
  readonly id: string;
  readonly orderName: string;
  readonly storeName: string;
}

const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');

export const placedMail = ({ shop, platformName }: OrderMails, to: string, orders: readonly (Order & { total: number })[]): NewMail => ({
  kind: 'order-placed',
  to,
  subject: orders.length === 1 ? `Your order ${orders[0]?.orderName ?? ''} is placed` : `Your ${orders.length} orders are placed`,
  text: `Thank you for buying on ${platformName}. Each store sends its part:\n\n${list(orders.map(({ orderName, storeName, total }) => `${orderName} from ${storeName}: ${formatKobo(total)}`))}\n\nFollow your orders here. The delivery code on each order's page is yours alone: read it to the rider once you have checked the goods.`,
  link: `${shop}/orders`,
});

export const soldMail = ({ seller }: OrderMails, to: string, { id, orderName, total }: Order & { total: number }): NewMail => ({
  kind: 'order-received',
  to,
  subject: `New order ${orderName}`,
  text: `You have a new order of ${formatKobo(total)}. Confirm it and get it ready for pick-up.`,
  link: `${seller}/orders/${id}`,
});

/** What a status means to the customer; statuses without a text are not worth a mail. */
const news: Readonly<Record<string, (order: Order) => { subject: string; text: string }>> = {
  confirmed: ({ orderName, storeName }) => ({ subject: `${orderName} is confirmed`, text: `${storeName} has confirmed your order ${orderName} and is getting it ready.` }),
  ready_for_pickup: ({ orderName, storeName }) => ({ subject: `${orderName} is ready for pick-up`, text: `${storeName} has packed your order ${orderName}. A rider will collect it next.` }),
  picked_up: ({ orderName }) => ({ subject: `${orderName} is on its way`, text: `A rider has collected your order ${orderName}. Have the delivery code on the order's page at hand.` }),
  delivered: ({ orderName }) => ({ subject: `${orderName} was delivered`, text: `Your order ${orderName} was delivered. If something is wrong with it, ask for a return within ${RETURN_WINDOW_DAYS} days.` }),
  cancelled: ({ orderName }) => ({ subject: `${orderName} was cancelled`, text: `Your order ${orderName} was cancelled. What you paid for it goes back to the card or account that you paid with.` }),
};

export function statusMail({ shop }: OrderMails, to: string, order: Order, status: string): NewMail | undefined {
  const text = news[status]?.(order);
  return text && { kind: `order-${status.replaceAll('_', '-')}`, to, ...text, link: `${shop}/orders/${order.id}` };
}

export const cancelledSaleMail = ({ seller }: OrderMails, to: string, { id, orderName }: Order, by: string): NewMail => ({
  kind: 'order-cancelled-merchant',
  to,
  subject: `${orderName} was cancelled`,
  text: `${by} cancelled order ${orderName}. Its stock is back on your shelf; do not send it.`,
  link: `${seller}/orders/${id}`,
});
