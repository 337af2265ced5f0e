import { describe, expect, it } from 'vitest';
import { orderStatuses } from '@market/testing/factories/orders';
import { orderProgress } from './order-progress';

/** As the server lists them: a declined delivery goes one step back, and that move may stand first. */
const statuses = orderStatuses.map((status) =>
  status.code_name === 'assigned'
    ? { ...status, next: [{ code_name: 'ready_for_pickup' as const, roles: [] }, ...status.next] }
    : status,
);

describe('orderProgress', () => {
  it('follows the server’s list past every way back and way out', () => {
    expect(orderProgress(statuses, 'pending')?.steps).toEqual([
      'Paid',
      'Confirmed',
      'Ready for pickup',
      'Assigned',
      'Picked up',
      'In transit',
      'Delivered',
      'Completed',
    ]);
  });

  it('points at the step that is due, and past the last one at the end', () => {
    expect(orderProgress(statuses, 'ready_for_pickup')?.due).toBe(3);
    expect(orderProgress(statuses, 'completed')?.due).toBe(8);
  });

  it('has no gauge for an order that left the way', () => {
    expect(orderProgress(statuses, 'cancelled')).toBeUndefined();
    expect(orderProgress(statuses, 'returned')).toBeUndefined();
  });
});
