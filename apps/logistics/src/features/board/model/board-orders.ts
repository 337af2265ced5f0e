import { isOrderLate, orderUrgency } from '@market/domain/orders/board-urgency';
import type { BoardOrder } from '@market/domain/orders/delivery-board';
import { assignableStatuses } from '@market/domain/orders/order-lifecycle';
import { answerByText, isOfferOverdue } from '@market/domain/orders/offer-deadline';
import { pluralise } from '@market/domain/pluralise';
import { shortDayText } from '@market/domain/shipping/promise-text';

interface BoardFilter {
  readonly search?: string | undefined;
  readonly rider?: string | undefined;
  readonly state?: string | undefined;
  readonly late?: 'true' | undefined;
}

/** The orders that match every filter. `today` is a date in Lagos. */
export function filterBoard(
  orders: readonly BoardOrder[],
  { search, rider, state, late }: BoardFilter,
  today: string,
): BoardOrder[] {
  const text = search?.toLowerCase();
  return orders.filter(
    (order) =>
      (state === undefined || order.state === state) &&
      (rider === undefined || order.rider?.id === rider) &&
      (late === undefined || isOrderLate(order, today)) &&
      (text === undefined ||
        `${order.orderName} ${order.storeName} ${order.place}`.toLowerCase().includes(text)),
  );
}

/** Whether the server allows assigning the order, or assigning it to another rider. */
export const isSelectable = ({ status }: BoardOrder): boolean =>
  assignableStatuses.includes(status);

export interface OrderAge {
  readonly text: string;
  readonly tone: 'late' | 'due' | 'plain';
}

/** Whether the order's rider has not answered the offer yet. */
export const isOffered = ({ status, toAssign, accepted }: BoardOrder): boolean =>
  status === 'assigned' && !toAssign && !accepted;

/**
 * The most urgent fact about an order: how late it is, or that the rider's answer is overdue. For
 * an order that is on time: that it is due today, when the answer is due, the pick-up day, or how
 * long the order has had its status.
 */
export function getOrderAge(order: BoardOrder, now: Date, today: string): OrderAge {
  const urgency = orderUrgency(order, today);
  if (urgency && urgency.daysLate > 0)
    return { text: `${pluralise(urgency.daysLate, 'day')} late`, tone: 'late' };
  if (urgency && urgency.plannedLate > 0)
    return { text: `planned ${pluralise(urgency.plannedLate, 'day')} late`, tone: 'late' };
  if (isOffered(order) && isOfferOverdue(order.since, now))
    return { text: 'answer overdue', tone: 'late' };
  if (urgency?.isDueToday) return { text: 'due today', tone: 'due' };
  if (isOffered(order))
    return { text: answerByText(order.since, now).toLowerCase(), tone: 'plain' };
  if (order.status === 'assigned' && order.accepted && order.pickUpOn)
    return { text: `pick-up ${shortDayText(order.pickUpOn)}`, tone: 'plain' };
  return { text: waitingTimeText(now.getTime() - Date.parse(order.since)), tone: 'plain' };
}

const MINUTES_PER_HOUR = 60;
const MINUTES_PER_DAY = 1440;

/** `14 min`, `5 h`, `2 d` */
function waitingTimeText(milliseconds: number): string {
  const minutes = Math.max(0, Math.floor(milliseconds / 60_000));
  if (minutes < MINUTES_PER_HOUR) return `${minutes} min`;
  if (minutes < MINUTES_PER_DAY) return `${Math.floor(minutes / MINUTES_PER_HOUR)} h`;
  return `${Math.floor(minutes / MINUTES_PER_DAY)} d`;
}

/** `42 kg. Promised Wed 18 Nov`. Old orders have no promised day. */
export const weightAndPromiseText = ({ weight, promisedBy }: BoardOrder): string =>
  `${weight.toLocaleString('en-NG')} kg. ${promisedBy ? `Promised ${shortDayText(promisedBy)}` : 'No promised day'}`;

/** `41 to assign, 6 late, 3 failed` */
export function boardSummary(orders: readonly BoardOrder[], today: string): string {
  const count = (matches: (order: BoardOrder) => boolean) => orders.filter(matches).length;
  return [
    `${count(({ toAssign }) => toAssign)} to assign`,
    `${count((order) => isOrderLate(order, today))} late`,
    `${count(({ status }) => status === 'delivery_failed')} failed`,
  ].join(', ');
}

/** `3 orders selected, 93 kg, 2 late` */
export function selectionText(orders: readonly BoardOrder[], today: string): string {
  const weight = orders.reduce((sum, order) => sum + order.weight, 0);
  const late = orders.filter((order) => isOrderLate(order, today)).length;
  return [
    `${pluralise(orders.length, 'order')} selected`,
    `${Number(weight.toFixed(1)).toLocaleString('en-NG')} kg`,
    ...(late > 0 ? [`${late} late`] : []),
  ].join(', ');
}
