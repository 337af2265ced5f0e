import { describe, expect, it } from 'vitest';
import { orderStatuses } from '@market/testing/factories/orders';
import { orderProgress } from './order-progress';

/** A declined delivery goes one step back, and that transition may be listed first. */
const statuses = orderStatuses.map((status) =>
  status.code_name === 'assigned'
    ? { ...status, next: [{ code_name: 'ready_for_pickup' as const, roles: [] }, ...status.next] }
    : status,
);

describe('orderProgress', () => {
  it('follows the status list without the steps back and out', () => {
    expect(orderProgress(statuses, 'pending')?.steps).toEqual([
      'Pending',
      'Confirmed',
      'Ready for pickup',
      'Assigned',
      'Picked up',
      'In transit',
      'Delivered',
      'Completed',
    ]);
  });

  it('points at the step of the status, and past the last one when complete', () => {
    expect(orderProgress(statuses, 'ready_for_pickup')?.current).toBe(2);
    expect(orderProgress(statuses, 'completed')?.current).toBe(8);
  });

  it('is undefined for an order that left the path', () => {
    expect(orderProgress(statuses, 'cancelled')).toBeUndefined();
    expect(orderProgress(statuses, 'returned')).toBeUndefined();
  });
});
