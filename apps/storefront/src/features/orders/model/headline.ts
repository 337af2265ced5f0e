import { formatDate, lagosDate } from '@market/domain/lagos-time';
import type { Order } from '@market/domain/orders/order';
import { orderStatusFacts } from '@market/domain/orders/order-lifecycle';
import { promisedDaysText } from '@market/domain/shipping/promise-text';
import { isPastPromise } from '@market/domain/shipping/promised-days';

type Told = Pick<Order, 'orderStatus' | 'deliveredAt' | 'promise' | 'refunds'>;

/**
 * The answer to where an order is: `Arriving Tuesday 24 November`. `status` is its status in the
 * customer's words.
 */
export function orderHeadline(
  { orderStatus, deliveredAt, promise, refunds = [] }: Told,
  status: string,
  now: Date,
): string {
  const today = lagosDate(now);
  if (orderStatus === 'cancelled') {
    const [refund] = refunds;
    if (!refund) return status;
    return refund.sentAt === undefined
      ? `${status}, refund on its way`
      : `${status}, refunded ${formatDate(refund.sentAt).replaceAll(' ', '\u00a0')}`;
  }
  if (orderStatusFacts[orderStatus].tone === 'problem') return status;
  if (deliveredAt !== undefined) {
    const day = lagosDate(new Date(deliveredAt));
    return `Delivered ${promisedDaysText({ firstDay: day, lastDay: day }, today)}`;
  }
  if (!promise) return status;
  return isPastPromise(promise, today)
    ? `Late, promised for ${promisedDaysText(promise)}`
    : `Arriving ${promisedDaysText(promise, today)}`;
}
