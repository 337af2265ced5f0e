import { cancelReasonLabel, type CancelReason } from '@market/domain/orders/cancel-reasons';
import { formatKobo } from '@market/domain/money';
import { arrivesText } from '@market/domain/shipping/promise-text';
import type { DeliveryPromise } from '@market/domain/shipping/shipping-fee';
import type { Config } from '../../config';
import type { Clock } from '../../platform/clock';
import { shopLinks, type MailedCustomer } from '../../platform/guest-link';
import type { NewMail } from '../outbox';

export interface OrderMails {
  /** The URL of a customer's page. A guest's URL opens without a password. */
  readonly shopLink: ReturnType<typeof shopLinks>;
  readonly merchantOrigin: string;
  readonly platformName: string;
}

interface MailDeps {
  readonly config: Pick<Config, 'platformName' | 'origins'>;
  readonly clock: Clock;
  /** Signs the links to guests' orders. */
  readonly secret: string;
}

export const orderMails = ({
  config: { platformName, origins },
  clock,
  secret,
}: MailDeps): OrderMails => ({
  platformName,
  shopLink: shopLinks({ secret, clock, shop: origins.storefront }),
  merchantOrigin: origins.merchant,
});

interface Recipient extends MailedCustomer {
  readonly email: string;
}

interface Order {
  readonly id: string;
  readonly orderName: string;
  readonly storeName: string;
  readonly promise?: DeliveryPromise | undefined;
}

/** ` Arrives Tuesday 24 November, ₦18,500.00 delivery.`, or empty without a promise. */
const arrivalText = ({ promise }: Order): string => {
  if (!promise) return '';
  const fee = promise.fee === 0 ? 'free' : formatKobo(promise.fee);
  return ` ${arrivesText(promise)}, ${fee} delivery.`;
};

const toList = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');

export const placedMail = (
  { shopLink, platformName }: OrderMails,
  customer: Recipient,
  orders: readonly (Order & { total: number })[],
  isOnDelivery: boolean,
): NewMail => ({
  kind: 'order-placed',
  to: customer.email,
  subject:
    orders.length === 1
      ? `Your order ${orders[0]?.orderName ?? ''} has been placed`
      : `Your ${orders.length} orders have been placed`,
  text: `Thank you for your order on ${platformName}. Each store ships its own part:\n\n${toList(orders.map((order) => `${order.orderName} from ${order.storeName}: ${isOnDelivery ? `pay ${formatKobo(order.total)} to the rider on delivery` : formatKobo(order.total)}.${arrivalText(order)}`))}\n\n${isOnDelivery ? 'Have the amount in cash ready. ' : ''}Track your orders with the link below. Each order's page has a delivery code. Give it to the rider after you have checked the goods.`,
  link: shopLink(customer, '/orders'),
  orderIds: orders.map(({ id }) => id),
});

export const newOrderMail = (
  { merchantOrigin }: OrderMails,
  to: string,
  { id, orderName, total }: Order & { total: number },
  isOnDelivery: boolean,
): NewMail => ({
  kind: 'order-received',
  to,
  subject: `New order ${orderName}`,
  text: `You have a new order of ${formatKobo(total)}${isOnDelivery ? ', to be paid on delivery' : ''}. Confirm it and prepare it for pick-up.`,
  link: `${merchantOrigin}/orders/${id}`,
  orderIds: [id],
});

/** Asks the store to print the packing slip again, because it may already have been printed. */
export const changedAddressMail = (
  { merchantOrigin }: OrderMails,
  to: string,
  { id, orderName }: Pick<Order, 'id' | 'orderName'>,
): NewMail => ({
  kind: 'order-address-changed',
  to,
  subject: `New delivery address for ${orderName}`,
  text: `The customer corrected the delivery address of order ${orderName}. Print its packing slip again before you hand it over.`,
  link: `${merchantOrigin}/orders/${id}`,
  orderIds: [id],
});

export const orderCancelledMail = (
  { merchantOrigin }: OrderMails,
  to: string,
  { id, orderName }: Order,
  cancelledBy: string,
  reason?: CancelReason,
): NewMail => ({
  kind: 'order-cancelled-merchant',
  to,
  subject: `${orderName} was cancelled`,
  text: `${cancelledBy} cancelled order ${orderName}.${reason ? ` Reason: ${cancelReasonLabel(reason)}.` : ''} The items are back in stock. Do not ship the order.`,
  link: `${merchantOrigin}/orders/${id}`,
  orderIds: [id],
});
