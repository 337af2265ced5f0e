import { expect, it } from 'vitest';
import { isTransitionPossible, type OrderStatusCode } from './order-lifecycle';
import type { OrderStatus } from './order-status';
import { listDeliveryPath } from './order-status-list';

const status = (
  code_name: OrderStatusCode,
  tone: OrderStatus['tone'],
  ...next: OrderStatusCode[]
): OrderStatus => ({
  id: 1,
  code_name,
  label: code_name,
  tone,
  next: next.map((to) => ({ code_name: to, roles: [] })),
});

it('the delivery path leaves out backward steps, cancellations and returns, wherever they are listed', () => {
  const statuses = [
    status('pending', 'pending', 'cancelled', 'confirmed'),
    status('confirmed', 'confirmed', 'assigned'),
    status('assigned', 'confirmed', 'confirmed', 'delivered'),
    status('delivered', 'done', 'returned', 'completed'),
    status('cancelled', 'problem'),
    status('returned', 'neutral'),
    status('completed', 'done'),
  ];
  expect(listDeliveryPath(statuses).map(({ code_name }) => code_name)).toEqual([
    'pending',
    'confirmed',
    'assigned',
    'delivered',
    'completed',
  ]);
});

it('an assigned order can be returned to its store only after a failed delivery, and cancelled only before one', () => {
  const possible = (hasFailed: boolean) =>
    (
      [
        'picked_up',
        'cancelled',
        'ready_for_pickup',
        'delivery_failed',
        'returned_to_store',
      ] as const
    ).filter((to) => isTransitionPossible('assigned', to, hasFailed));
  expect(possible(false)).toEqual(['picked_up', 'cancelled', 'ready_for_pickup']);
  expect(possible(true)).toEqual(['picked_up', 'delivery_failed', 'returned_to_store']);
});
