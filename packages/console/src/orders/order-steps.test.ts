import { describe, expect, it } from 'vitest';
import { orderStatuses } from '@market/testing/factories/orders';
import { orderProgress } from './order-steps';

/**
 * Declining a delivery moves the order one status back, and this transition may be listed first.
 */
const statuses = orderStatuses.map((status) =>
  status.code_name === 'assigned'
    ? { ...status, next: [{ code_name: 'ready_for_pickup' as const, roles: [] }, ...status.next] }
    : status,
);

describe('orderProgress', () => {
  it('returns the statuses of a normal delivery', () => {
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

  it('returns the index of the current step, which is past the last step when the order is complete', () => {
    expect(orderProgress(statuses, 'ready_for_pickup')?.current).toBe(2);
    expect(orderProgress(statuses, 'completed')?.current).toBe(8);
  });

  it('returns undefined for a cancelled or returned order', () => {
    expect(orderProgress(statuses, 'cancelled')).toBeUndefined();
    expect(orderProgress(statuses, 'returned')).toBeUndefined();
  });
});
