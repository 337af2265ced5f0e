import { lagosDate } from '@market/domain/lagos-time';
import { openPromise } from '@market/domain/orders/open-promise';
import type { OrderSummary } from '@market/domain/orders/order';
import { promisedDaysText } from '@market/domain/shipping/promise-text';

interface PromiseNoteProps {
  order: Pick<OrderSummary, 'orderStatus' | 'promise'>;
  now: Date;
}

/** When an order that is still to arrive was promised, and whether that is over; nothing for others. */
export function PromiseNote({ order, now }: PromiseNoteProps) {
  const promise = openPromise(order, lagosDate(now));
  if (!promise) return null;
  return (
    <span
      className={`block text-xs nums ${promise.isLate ? 'font-semibold text-danger' : 'text-muted'}`}
    >
      {promise.isLate ? `Late, promised for ${promise.days}` : `Promised for ${promise.days}`}
    </span>
  );
}

/** The same as a row of facts, also once the order has arrived. */
export function promiseFact(
  { orderStatus, promise }: PromiseNoteProps['order'],
  now: Date,
): { term: string; value: string }[] {
  if (!promise) return [];
  const isLate = openPromise({ orderStatus, promise }, lagosDate(now))?.isLate;
  return [{ term: 'Promised', value: `${promisedDaysText(promise)}${isLate ? ', late' : ''}` }];
}
