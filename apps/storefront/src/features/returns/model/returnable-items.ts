import type { Order, OrderItem } from '@market/domain/orders/order';

/** Lines of which something can still be returned. */
export const returnableItems = (order: Pick<Order, 'orderItems'>): OrderItem[] =>
  order.orderItems.filter(({ returnable = 0 }) => returnable > 0);
