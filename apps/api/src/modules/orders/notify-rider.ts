import type { OrderStatusCode } from '@market/domain/orders/order-lifecycle';
import type { Db } from '../../db/db';
import type { Actor } from './order-scope';
import type { OrdersDeps } from './orders-deps';
import type { OrderDetailRow } from './orders.repository';

/**
 * Notifies an order's rider that the order was cancelled or goes back to its store, unless the
 * rider did this. Written in the caller's transaction.
 */
export const notifyRider =
  ({ outbox, mails, logisticsOrigin }: Pick<OrdersDeps, 'outbox' | 'mails' | 'logisticsOrigin'>) =>
  async (
    db: Db,
    { order, store, assignee }: OrderDetailRow,
    to: OrderStatusCode,
    actor: Actor | undefined,
  ): Promise<void> => {
    if (!assignee.email || actor?.userId === order.assigneeId) return;
    const mail = { to: assignee.email, link: `${logisticsOrigin}/orders/${order.id}` };
    if (to === 'cancelled')
      await outbox.mail(db, {
        ...mail,
        kind: 'delivery-cancelled',
        subject: `${order.orderName} was cancelled`,
        text: `${mails.platformName} has cancelled order ${order.orderName} from ${store.name}. Do not pick it up. It is no longer in your list.`,
      });
    if (to === 'returned_to_store')
      await outbox.mail(db, {
        ...mail,
        kind: 'delivery-returned',
        subject: `${order.orderName} goes back to the store`,
        text: `${mails.platformName} has ended the delivery of order ${order.orderName}. If you have the parcel, take it back to ${store.name}. It is no longer in your list.`,
      });
  };
