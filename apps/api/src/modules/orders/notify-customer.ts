import { lagosDate } from '@market/domain/lagos-time';
import type { FailureReason } from '@market/domain/orders/failure-reasons';
import type { Db } from '../../db/db';
import { toRider } from './assignment-view';
import type { CustomerMessage, CustomerOrder } from './customer-messages';
import type { OrdersDeps } from './orders-deps';
import type { OrderDetailRow } from './orders.repository';
import { orderPromise } from './order-promise';

interface NotifiedOrder {
  /** The kind in the outbox without its prefix: `assigned` for `order-assigned`. */
  readonly event: string;
  readonly nextAttemptDay?: string | undefined;
  readonly failureReason?: FailureReason | undefined;
  readonly message: (order: CustomerOrder) => CustomerMessage | undefined;
}

/**
 * Notifies the customer of an order by email and, when the message has a text for it, by SMS to the
 * phone number of the delivery address. Both are written in the caller's transaction.
 */
export const notifyCustomer =
  ({ clock, outbox, mails }: Pick<OrdersDeps, 'clock' | 'outbox' | 'mails'>) =>
  async (
    db: Db,
    { order, store, customer, assignee }: OrderDetailRow,
    { event, nextAttemptDay, failureReason, message }: NotifiedOrder,
  ): Promise<void> => {
    const messageText = message({
      orderName: order.orderName,
      storeName: store.name,
      returnDays: order.returnDays,
      today: lagosDate(clock.now()),
      promise: orderPromise(order),
      nextAttemptDay,
      failureReason,
      toCollect: order.payOnDelivery ? order.total : undefined,
      rider: toRider({ order, assignee }),
    });
    if (!messageText) return;
    const messageDetails = { kind: `order-${event.replaceAll('_', '-')}`, orderIds: [order.id] };
    await outbox.mail(db, {
      ...messageDetails,
      to: customer.email,
      subject: messageText.subject,
      text: messageText.text,
      link: mails.shopLink(customer, `/orders/${order.id}`),
    });
    if (messageText.sms)
      await outbox.sms(db, {
        ...messageDetails,
        to: order.deliveryAddress.phoneNumber,
        text: `${mails.platformName}: ${messageText.sms}`,
      });
  };
