import { lagosDate } from '@market/domain/lagos-time';
import { readOpenPromise } from '@market/domain/orders/open-promise';
import type { OrderSummary } from '@market/domain/orders/order';
import { promisedDaysText } from '@market/domain/shipping/promise-text';

interface PromiseNoteProps {
  order: Pick<OrderSummary, 'orderStatus' | 'promise'>;
  now: Date;
}

/** The promised days of an order that has not arrived, and whether it is late. */
export function PromiseNote({ order, now }: PromiseNoteProps) {
  const promise = readOpenPromise(order, lagosDate(now));
  if (!promise) return null;
  return (
    <span
      className={`block text-xs nums ${promise.isLate ? 'font-semibold text-danger' : 'text-muted'}`}
    >
      {promise.isLate ? `Late, due ${promise.days}` : `Due ${promise.days}`}
    </span>
  );
}

/** The promised days as an item of a description list, even after the order has arrived. */
export function promiseItem(
  { orderStatus, promise }: PromiseNoteProps['order'],
  now: Date,
): { term: string; value: string }[] {
  if (!promise) return [];
  const isLate = readOpenPromise({ orderStatus, promise }, lagosDate(now))?.isLate;
  return [{ term: 'Promised', value: `${promisedDaysText(promise)}${isLate ? ', late' : ''}` }];
}
