import { expect, it } from 'vitest';
import { isAssignable, findLastDecline, needsRider } from './assigning';
import type { OrderStatusCode } from './order-lifecycle';

const at = '2026-11-20T13:06:00.000Z';
const activity = (id: string, orderStatus: OrderStatusCode, note?: string) => ({
  id,
  orderTrackerId: 'o',
  activity: id,
  orderStatus,
  note,
  createdAt: at,
  updatedAt: at,
});

it('findLastDecline returns the last declined assignment until the order is assigned again', () => {
  const orderActivities = [
    activity('ready', 'ready_for_pickup'),
    activity('given', 'assigned'),
    activity('declined', 'ready_for_pickup', 'Vehicle too small'),
  ];
  expect(findLastDecline({ orderStatus: 'ready_for_pickup', orderActivities })?.note).toBe(
    'Vehicle too small',
  );
  expect(
    findLastDecline({
      orderStatus: 'ready_for_pickup',
      orderActivities: orderActivities.slice(0, 1),
    }),
  ).toBeUndefined();
  expect(findLastDecline({ orderStatus: 'assigned', orderActivities })).toBeUndefined();
});

it.each([
  ['confirmed', undefined, false, false],
  ['ready_for_pickup', undefined, true, true],
  ['assigned', 'platform', true, true],
  ['assigned', 'partner', true, false],
  ['picked_up', 'partner', false, false],
] as const)(
  'an order with status %s and assignee %s is assignable: %s, and needs a rider: %s',
  (orderStatus, kind, may, must) => {
    const order = {
      orderStatus,
      assignment: kind && { kind, assigneeName: 'Arewa Haulage', accepted: false, assignedAt: at },
    };
    expect(isAssignable(order)).toBe(may);
    expect(needsRider(order)).toBe(must);
  },
);
