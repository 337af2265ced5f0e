import { expect, it } from 'vitest';
import { orderStatuses } from '@market/testing/factories/orders';
import { milestones } from './progress';

it('folds the server’s statuses into the steps that a customer follows', () => {
  expect(milestones(orderStatuses, 'picked_up')).toEqual([
    { label: 'Pending', state: 'done' },
    { label: 'Ready for pickup', state: 'done' },
    { label: 'Picked up', state: 'current' },
    { label: 'Delivered', state: 'next' },
  ]);
});

it('has no next step once delivered, and no steps for an order that left the way', () => {
  expect(milestones(orderStatuses, 'delivered')?.at(-1)).toEqual({ label: 'Delivered', state: 'done' });
  expect(milestones(orderStatuses, 'cancelled')).toBeUndefined();
});
