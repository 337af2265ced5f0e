import { refundEntries } from '@market/domain/ledger/entries';
import type { CancelReason } from '@market/domain/orders/cancel-reasons';
import type { Db } from '../../db/db';
import { addSoldUnits } from '../catalogue';
import { restoreSoldStock } from '../stock';
import { orderCancelledMail } from './order-mails';
import { toOrderMoney } from './order-money';
import type { Actor } from './order-scope';
import { listItems, type OrderDetailRow, type OrderItemRow } from './orders.repository';
import { findMerchantEmail } from './place-orders.repository';
import type { OrdersDeps } from './orders-deps';

type SoldOrder = Pick<OrderDetailRow['order'], 'id' | 'checkoutId'>;

export const reverseSale =
  ({ coupons }: Pick<OrdersDeps, 'coupons'>) =>
  async (db: Db, { id, checkoutId }: SoldOrder, known?: readonly OrderItemRow[]): Promise<void> => {
    const items = known ?? (await listItems(db, id));
    await addSoldUnits(db, items, -1);
    const couponIds = new Set(items.flatMap((item) => item.couponId ?? []));
    if (couponIds.size > 0) await coupons.releaseForCheckout(db, checkoutId, [...couponIds]);
  };

/**
 * Restores an order's stock and coupons and refunds it, in the transaction that cancels it. An
 * order that is paid on delivery is not refunded, because nothing has been paid yet.
 */
export const cancelOrder = (deps: OrdersDeps) => {
  const { clock, ledger, refunds, outbox, mails } = deps;
  const reverse = reverseSale(deps);
  return async (
    db: Db,
    { order, store }: OrderDetailRow,
    actor: Actor | undefined,
    reason?: CancelReason,
  ): Promise<void> => {
    const items = await listItems(db, order.id);
    await restoreSoldStock(db, items, {
      at: clock.now(),
      checkoutId: order.checkoutId,
      ...(actor && { actorId: actor.userId }),
    });
    await reverse(db, order, items);
    if (!order.payOnDelivery)
      await ledger.record(db, 'refund', order.id, refundEntries(toOrderMoney(order), 'held'));
    if (order.total > 0 && !order.payOnDelivery)
      await refunds.open(db, {
        checkoutId: order.checkoutId,
        orderId: order.id,
        amount: order.total,
      });
    if (actor?.role === 'merchant' || actor?.role === 'staff') return;
    const cancelledBy = actor?.role === 'customer' ? 'The customer' : mails.platformName;
    await outbox.mail(
      db,
      orderCancelledMail(
        mails,
        await findMerchantEmail(db, order.storeId),
        { id: order.id, orderName: order.orderName, storeName: store.name },
        cancelledBy,
        reason,
      ),
    );
  };
};
