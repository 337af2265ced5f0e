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
      ? `Your order ${orders[0]?.orderName ?? ''} has been placed`
      : `Your ${orders.length} orders have been placed`,
  text: `Thank you for your order on ${platformName}. Each store ships its own part:\n\n${list(orders.map((order) => `${order.orderName} from ${order.storeName}: ${formatKobo(order.total)}.${arrival(order)}`))}\n\nTrack your orders with the link below. Each order's page has a delivery code. Give it to the rider after you have checked the goods.`,
  link: `${shop}/orders`,
  orderIds: orders.map(({ id }) => id),
});

export const soldMail = (
  { seller }: OrderMails,
  to: string,
  { id, orderName, total }: Order & { total: number },
): NewMail => ({
  kind: 'order-received',
  to,
  subject: `New order ${orderName}`,
  text: `You have a new order of ${formatKobo(total)}. Confirm it and prepare it for pick-up.`,
  link: `${seller}/orders/${id}`,
  orderIds: [id],
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
    text: `${order.storeName} has packed your order ${order.orderName}. A rider will collect it from the store and deliver it to you.${arrival(order)}`,
  }),
  assigned: undefined,
  picked_up: (order) => ({
    subject: `${order.orderName} is with the rider`,
    text: `A rider has collected your order ${order.orderName}.${arrival(order)} Have the delivery code from the order's page ready.`,
  }),
  in_transit: undefined,
  delivered: ({ orderName, returnDays }) => ({
    subject: `${orderName} was delivered`,
    text: `Your order ${orderName} was delivered. If there is a problem, request a return within ${returnDays} days.`,
  }),
  completed: undefined,
  returned: undefined,
  delivery_failed: ({ orderName, nextAttemptDay }) => ({
    subject: `${orderName} could not be delivered`,
    text: `The rider could not deliver your order ${orderName}. ${nextAttemptDay === undefined ? 'See the order’s page for the reason and the next step.' : `The next attempt is on ${promisedDaysText({ firstDay: nextAttemptDay, lastDay: nextAttemptDay })}. See the order’s page for the reason.`}`,
  }),
  // The mail about the refund says this already.
  returned_to_store: undefined,
  cancelled: ({ orderName }) => ({
    subject: `${orderName} was cancelled`,
    text: `Your order ${orderName} was cancelled. We will refund your payment to the card or account that you paid with.`,
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
      orderIds: [order.id],
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
  text: `${by} cancelled order ${orderName}.${reason ? ` Reason: ${cancelReasonLabel(reason)}.` : ''} The items are back in stock. Do not ship the order.`,
  link: `${seller}/orders/${id}`,
  orderIds: [id],
});
