import { formatDate, formatTime, lagosDate } from '@market/domain/lagos-time';
import { formatKobo } from '@market/domain/money';
import type { Order, OrderSummary } from '@market/domain/orders/order';
import { orderStatusDetails } from '@market/domain/orders/order-lifecycle';
import { findFailedAttempt } from '@market/domain/orders/next-attempt';
import { refundDestination } from '@market/domain/orders/refund-destination';
import { dayText, promisedDaysText, remainingDays } from '@market/domain/shipping/promise-text';
import { isPastPromise } from '@market/domain/shipping/promised-days';

type HeadlineOrder = Pick<OrderSummary, 'orderStatus' | 'deliveredAt' | 'promise'> &
  Partial<Pick<Order, 'refunds' | 'orderActivities' | 'nextAttemptDay'>>;

const dayOfTime = (at: string, today: string): string => dayText(lagosDate(new Date(at)), today);

/**
 * The current state of an order as a heading: `Arriving Tuesday 24 November`. `status` is its
 * status in the customer's words.
 */
export function orderHeadline(order: HeadlineOrder, status: string, now: Date): string {
  const { orderStatus, deliveredAt, promise, refunds = [], orderActivities = [] } = order;
  const today = lagosDate(now);
  switch (orderStatus) {
    case 'cancelled':
    case 'returned_to_store':
    case 'returned': {
      const [what] = status.split(',');
      const [refund] = refunds;
      if (!refund) return status;
      return refund.sentAt === undefined
        ? `${what}, refund on its way`
        : `${what}, refunded ${formatDate(refund.sentAt).replaceAll(' ', '\u00a0')}`;
    }
    case 'delivery_failed': {
      const failed = findFailedAttempt({ orderActivities });
      if (!failed) return status;
      const day = dayOfTime(failed.createdAt, today);
      return `We could not deliver ${day === 'today' ? day : `on ${day}`}`;
    }
    default:
  }
  if (deliveredAt !== undefined) return `Delivered ${dayOfTime(deliveredAt, today)}`;
  const days = arrivalDays(order, today);
  if (days) return `Arriving ${promisedDaysText(days, today)}`;
  return promise ? `Late, promised for ${promisedDaysText(promise)}` : status;
}

/**
 * The days on which the order is expected: the agreed day of the next attempt, otherwise what is
 * left of the promise. Undefined when they are over.
 */
function arrivalDays(
  { promise, nextAttemptDay }: HeadlineOrder,
  today: string,
): { firstDay: string; lastDay: string } | undefined {
  if (nextAttemptDay !== undefined && nextAttemptDay >= today)
    return { firstDay: nextAttemptDay, lastDay: nextAttemptDay };
  return promise && !isPastPromise(promise, today) ? remainingDays(promise, today) : undefined;
}

/**
 * The delivery code while the customer needs it: a rider has the order, or there will be another
 * attempt.
 */
export const deliveryCode = ({
  orderStatus,
  orderDeliveryToken,
  nextAttemptChoices,
}: Order): string | undefined =>
  nextAttemptChoices !== undefined || orderStatusDetails[orderStatus].tone === 'moving'
    ? orderDeliveryToken
    : undefined;

/** Undefined until a shipping partner or dispatcher has accepted the order. */
export const riderName = ({ assignment }: Pick<Order, 'assignment'>): string | undefined =>
  assignment?.accepted && assignment.kind !== 'platform' ? assignment.assigneeName : undefined;

export function orderUpdateText(order: Order, now: Date): string | undefined {
  const { orderStatus, storeName, nextAttemptDay, deliveredAt, deliveryProof } = order;
  const rider = riderName(order) ?? 'A rider';
  switch (orderStatus) {
    case 'pending':
      return `${storeName} will confirm and pack your order next.`;
    case 'confirmed':
      return `${storeName} is packing your order.`;
    case 'ready_for_pickup':
    case 'assigned':
      return `${storeName} has packed your order. ${rider} will collect it next.`;
    case 'picked_up':
      return `${rider} has collected your order from ${storeName}.`;
    case 'in_transit':
      return `${rider} is on the way. Please have someone at the address${atHomeText(order, lagosDate(now))}.`;
    case 'delivery_failed':
      return nextAttemptDay === undefined
        ? 'Your goods are safe. We will decide what happens next and let you know.'
        : `Your goods are safe. The next attempt is ${nextDay(nextAttemptDay, lagosDate(now))}.`;
    case 'delivered':
    case 'completed': {
      if (deliveredAt === undefined) return undefined;
      const time = formatTime(deliveredAt);
      return deliveryProof?.kind === 'code'
        ? `Handed over at ${time} after you gave your code.`
        : `Delivered at ${time}.`;
    }
    case 'cancelled':
    case 'returned_to_store':
      if (order.payOnDelivery) return 'You have not paid anything and owe nothing.';
      return refundText(order);
    case 'returned':
      return refundText(order);
    default:
      return orderStatus satisfies never;
  }
}

function refundText(order: Order): string {
  const refund = order.refunds?.[0];
  return refund?.sentAt === undefined
    ? `The money goes back to ${refundDestination(order)}.`
    : `We sent ${formatKobo(refund.amount)} to ${refundDestination(order)}.`;
}

/** ` today`, ` on Tuesday 24 November` or ` from Tue 24 to Fri 27 Nov`. */
function atHomeText(order: Order, today: string): string {
  const days = arrivalDays(order, today);
  if (!days) return '';
  return days.firstDay === days.lastDay
    ? ` ${nextDay(days.lastDay, today)}`
    : ` from ${promisedDaysText(days, today)}`;
}

const nextDay = (day: string, today: string): string =>
  day === today ? 'today' : `on ${dayText(day)}`;
