import {
  cancelReasonForCustomer,
  cancelReasonLabel,
  type CancelReason,
} from '@market/domain/orders/cancellation';
import type { OrderStatusCode } from '@market/domain/orders/order-lifecycle';
import { formatKobo } from '@market/domain/money';
import { arrivesText, promisedDaysText } from '@market/domain/shipping/promise-text';
import type { DeliveryPromise } from '@market/domain/shipping/shipping-fee';
import type { Config } from '../../config';
import type { NewMail } from '../outbox';

export interface OrderMails {
  readonly shop: string;
  readonly seller: string;
  readonly platformName: string;
}

export const orderMails = ({
  platformName,
  origins,
}: Pick<Config, 'platformName' | 'origins'>): OrderMails => ({
  platformName,
  shop: origins.storefront,
  seller: origins.merchant,
});

interface Order {
  readonly id: string;
  readonly orderName: string;
  readonly storeName: string;
  readonly promise?: DeliveryPromise | undefined;
}

/** The data of a customer's mail about an order. */
interface Moved extends Order {
  readonly returnDays: number;
  /** Lagos date. */
  readonly nextAttemptDay: string | undefined;
}

/** ` Arrives Tuesday 24 November.`, or empty without a promise. */
const arrival = ({ promise }: Order): string => (promise ? ` ${arrivesText(promise)}.` : '');

const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');

export const placedMail = (
  { shop, platformName }: OrderMails,
  to: string,
  orders: readonly (Order & { total: number })[],
): NewMail => ({
  kind: 'order-placed',
  to,
  subject:
    orders.length === 1
      ? `Your order ${orders[0]?.orderName ?? ''} is placed`
      : `Your ${orders.length} orders are placed`,
  text: `Thank you for buying on ${platformName}. Each store sends its part:\n\n${list(orders.map((order) => `${order.orderName} from ${order.storeName}: ${formatKobo(order.total)}.${arrival(order)}`))}\n\nFollow your orders here. The delivery code on each order's page is yours alone: read it to the rider once you have checked the goods.`,
  link: `${shop}/orders`,
});

export const soldMail = (
  { seller }: OrderMails,
  to: string,
  { id, orderName, total }: Order & { total: number },
): NewMail => ({
  kind: 'order-received',
  to,
  subject: `New order ${orderName}`,
  text: `You have a new order of ${formatKobo(total)}. Confirm it and get it ready for pick-up.`,
  link: `${seller}/orders/${id}`,
});

interface Message {
  readonly subject: string;
  readonly text: string;
}

/**
 * The mail to the customer when an order reaches a status; undefined for statuses without a mail.
 */
const news: Readonly<Record<OrderStatusCode, ((order: Moved) => Message) | undefined>> = {
  pending: undefined,
  confirmed: (order) => ({
    subject: `${order.orderName} is being packed`,
    text: `${order.storeName} has confirmed your order ${order.orderName} and is packing it.${arrival(order)}`,
  }),
  ready_for_pickup: (order) => ({
    subject: `${order.orderName} is packed`,
    text: `${order.storeName} has packed your order ${order.orderName}. A rider collects it from the store and brings it to you.${arrival(order)}`,
  }),
  assigned: undefined,
  picked_up: (order) => ({
    subject: `${order.orderName} is with the rider`,
    text: `A rider has collected your order ${order.orderName}.${arrival(order)} Have the delivery code on the order's page at hand.`,
  }),
  in_transit: undefined,
  delivered: ({ orderName, returnDays }) => ({
    subject: `${orderName} was delivered`,
    text: `Your order ${orderName} was delivered. If something is wrong with it, ask for a return within ${returnDays} days.`,
  }),
  completed: undefined,
  returned: undefined,
  delivery_failed: ({ orderName, nextAttemptDay }) => ({
    subject: `${orderName} could not be delivered`,
    text: `The rider could not deliver your order ${orderName}. ${nextAttemptDay === undefined ? 'The order’s page says why, and what happens next.' : `The next attempt is on ${promisedDaysText({ firstDay: nextAttemptDay, lastDay: nextAttemptDay })}. The order’s page says why.`}`,
  }),
  // The mail about the refund says this already.
  returned_to_store: undefined,
  cancelled: ({ orderName }) => ({
    subject: `${orderName} was cancelled`,
    text: `Your order ${orderName} was cancelled. What you paid for it goes back to the card or account that you paid with.`,
  }),
};

export function statusMail(
  { shop }: OrderMails,
  to: string,
  order: Moved,
  status: OrderStatusCode,
  cancelReason?: CancelReason,
): NewMail | undefined {
  const told = news[status]?.(order);
  const reason = cancelReason && cancelReasonForCustomer(cancelReason);
  return (
    told && {
      kind: `order-${status.replaceAll('_', '-')}`,
      to,
      subject: told.subject,
      text: [told.text, reason].filter(Boolean).join(' '),
      link: `${shop}/orders/${order.id}`,
    }
  );
}

export const cancelledSaleMail = (
  { seller }: OrderMails,
  to: string,
  { id, orderName }: Order,
  by: string,
  reason?: CancelReason,
): NewMail => ({
  kind: 'order-cancelled-merchant',
  to,
  subject: `${orderName} was cancelled`,
  text: `${by} cancelled order ${orderName}.${reason ? ` Reason: ${cancelReasonLabel(reason)}.` : ''} Its stock is back on your shelf; do not send it.`,
  link: `${seller}/orders/${id}`,
});
