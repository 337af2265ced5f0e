import { expect, it } from 'vitest';
import type { OrderStatusCode } from './order-lifecycle';
import type { OrderStatus } from './order-status';
import { happyPath } from './order-status-list';

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

it('leaves steps back and exits out of the happy path, wherever they are listed', () => {
  const statuses = [
    status('pending', 'pending', 'cancelled', 'confirmed'),
    status('confirmed', 'confirmed', 'assigned'),
    status('assigned', 'confirmed', 'confirmed', 'delivered'),
    status('delivered', 'done', 'returned', 'completed'),
    status('cancelled', 'problem'),
    status('returned', 'neutral'),
    status('completed', 'done'),
  ];
  expect(happyPath(statuses).map(({ code_name }) => code_name)).toEqual([
    'pending',
    'confirmed',
    'assigned',
    'delivered',
    'completed',
  ]);
});
