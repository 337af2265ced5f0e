import { remainingDays, shortDaysText } from '../shipping/promise-text';
import { isPastPromise } from '../shipping/promised-days';
import type { OrderSummary } from './order';
import { openStatuses } from './order-lifecycle';

/**
 * The promised days of an undelivered order, `Wed 25 to Fri 27 Nov`, whether they have passed, and
 * whether today is the last one. `today` is a date in Lagos.
 */
export function readOpenPromise(
  { orderStatus, promise }: Pick<OrderSummary, 'orderStatus' | 'promise'>,
  today: string,
): { days: string; isLate: boolean; isDueToday: boolean } | undefined {
  if (!promise || !openStatuses.includes(orderStatus)) return undefined;
  return {
    days: shortDaysText(remainingDays(promise, today), today),
    isLate: isPastPromise(promise, today),
    isDueToday: promise.lastDay === today,
  };
}
