import { expect, it } from 'vitest';
import { customerSteps } from './customer-steps';
import type { OrderActivity } from './order';
import type { OrderStatusCode } from './order-lifecycle';
import { statusEvent, statusLabel } from './order-status-labels';

const activity = (orderStatus: OrderStatusCode, createdAt: string): OrderActivity => ({
  id: orderStatus,
  orderTrackerId: 'order',
  activity: orderStatus,
  orderStatus,
  createdAt,
  updatedAt: createdAt,
});
const promise = {
  dispatchDay: '2026-11-20',
  firstDay: '2026-11-23',
  lastDay: '2026-11-25',
  fee: 600_000,
};
const placed = {
  orderStatus: 'pending' as const,
  createdAt: '2026-11-20T08:00:00.000Z',
  promise,
  orderActivities: [activity('pending', '2026-11-20T08:00:00.000Z')],
};

it('the customer’s progress shows five steps with their times, and the expected days of the next and the last step', () => {
  const packed = {
    ...placed,
    orderStatus: 'assigned' as const,
    orderActivities: [
      ...placed.orderActivities,
      activity('confirmed', '2026-11-20T09:00:00.000Z'),
      activity('ready_for_pickup', '2026-11-20T10:00:00.000Z'),
      activity('assigned', '2026-11-20T11:00:00.000Z'),
    ],
  };
  expect(customerSteps(packed, '2026-11-20')).toEqual([
    { label: 'Order placed', state: 'done', at: '2026-11-20T08:00:00.000Z' },
    { label: 'Packed', state: 'done', at: '2026-11-20T10:00:00.000Z' },
    {
      label: 'With the rider',
      state: 'next',
      expected: { firstDay: '2026-11-20', lastDay: '2026-11-20' },
    },
    { label: 'On its way', state: 'next' },
    {
      label: 'Delivered',
      state: 'next',
      expected: { firstDay: '2026-11-23', lastDay: '2026-11-25' },
    },
  ]);
});

it('the customer’s progress shows a failed delivery as a separate step, and then the day of the next attempt', () => {
  const failed = {
    ...placed,
    orderStatus: 'delivery_failed' as const,
    nextAttemptDay: '2026-11-27',
    orderActivities: [
      ...placed.orderActivities,
      activity('ready_for_pickup', '2026-11-20T10:00:00.000Z'),
      activity('in_transit', '2026-11-24T10:00:00.000Z'),
      activity('delivery_failed', '2026-11-24T12:00:00.000Z'),
      activity('in_transit', '2026-11-25T10:00:00.000Z'),
      activity('delivery_failed', '2026-11-25T12:00:00.000Z'),
    ],
  };
  const day = { firstDay: '2026-11-27', lastDay: '2026-11-27' };
  expect(customerSteps(failed, '2026-11-26')).toEqual([
    { label: 'Order placed', state: 'done', at: '2026-11-20T08:00:00.000Z' },
    { label: 'Packed', state: 'done', at: '2026-11-20T10:00:00.000Z' },
    { label: 'On its way', state: 'done', at: '2026-11-25T10:00:00.000Z' },
    { label: 'Delivery not made', state: 'failed', at: '2026-11-25T12:00:00.000Z' },
    { label: 'Next attempt', state: 'next', expected: day },
  ]);
  expect(customerSteps(failed, '2026-11-28')?.at(-1)?.expected).toBeUndefined();
});

it('the customer’s progress shows “Being packed” while the store packs, and leaves out expected days in the past', () => {
  const late = customerSteps(
    {
      ...placed,
      orderStatus: 'confirmed',
      orderActivities: [activity('confirmed', '2026-11-20T09:00:00.000Z')],
    },
    '2026-11-30',
  );
  expect(late?.[1]).toEqual({
    label: 'Being packed',
    state: 'current',
    at: '2026-11-20T09:00:00.000Z',
  });
  expect(late?.slice(2).some(({ expected }) => expected)).toBe(false);
});

it('the customer’s progress has no steps for an order that was cancelled or returned', () => {
  expect(
    (['cancelled', 'returned'] as const).map((orderStatus) =>
      customerSteps({ ...placed, orderStatus }, '2026-11-20'),
    ),
  ).toEqual([undefined, undefined]);
});

it('statusLabel returns a label that suits the audience', () => {
  expect(statusLabel('customer', 'ready_for_pickup')).toBe('Packed');
  expect(statusLabel('carrier', 'assigned')).toBe('Collect');
  expect(statusLabel('customer', 'delivery_failed')).toBe('Delivery not made');
  expect(statusLabel('merchant', 'returned_to_store')).toBe('Back at your store');
  expect(statusLabel('platform', 'returned_to_store')).toBe('Back at the store');
});

it('statusEvent names what has happened, not what to do next', () => {
  expect(
    (['confirmed', 'ready_for_pickup', 'delivery_failed', 'completed'] as const).map((status) =>
      statusEvent('merchant', status),
    ),
  ).toEqual(['Confirmed', 'Packed', 'Delivery not made', 'Complete']);
  expect(statusEvent('platform', 'delivery_failed')).toBe('Delivery failed');
  expect(statusEvent('carrier', 'cancelled')).toBe('Cancelled');
});
