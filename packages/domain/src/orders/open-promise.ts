import { shortDaysText } from '../shipping/promise-text';
import { isPastPromise } from '../shipping/promised-days';
import type { OrderSummary } from './order';
import { openStatuses } from './order-lifecycle';

/** When an order that is still to arrive was promised, `Wed 25 to Fri 27 Nov`, and whether that is over. `today` is a calendar day in Lagos. */
export function openPromise(
  { orderStatus, promise }: Pick<OrderSummary, 'orderStatus' | 'promise'>,
  today: string,
): { days: string; isLate: boolean } | undefined {
  if (!promise || !openStatuses.includes(orderStatus)) return undefined;
  return { days: shortDaysText(promise, today), isLate: isPastPromise(promise, today) };
}
