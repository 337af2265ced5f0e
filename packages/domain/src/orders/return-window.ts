import type { Order, OrderItem } from './order';

/** The minimum return window in days after delivery. A store may offer more. */
export const MIN_RETURN_DAYS = 7;
export const MAX_RETURN_DAYS = 90;

/** `Return or replace within 14 days`, with a non-breaking space before the unit. */
export const returnPromiseText = (returnDays: number): string =>
  `Return or replace within ${returnDays}\u00a0days`;

export const returnableItems = (order: Pick<Order, 'orderItems'>): OrderItem[] =>
  order.orderItems.filter(({ returnable = 0 }) => returnable > 0);
