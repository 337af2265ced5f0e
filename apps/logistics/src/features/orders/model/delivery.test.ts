import { describe, expect, it } from 'vitest';
import { buildOrder, orderStatuses as statuses } from '@market/testing/factories/orders';
import { activeStatuses, deliverySteps, historyStatus, getDeliveryStage } from './delivery';

const names = (list: readonly { code_name: string }[]) => list.map(({ code_name }) => code_name);

describe('order statuses', () => {
  it('are active if the rider’s role can change them, and are steps if the role can set them', () => {
    expect(names(activeStatuses(statuses, 'partner'))).toEqual([
      'assigned',
      'picked_up',
      'in_transit',
      'delivery_failed',
    ]);
    expect(names(deliverySteps(statuses, 'dispatcher'))).toEqual([
      'picked_up',
      'in_transit',
      'delivered',
    ]);
    expect(names(activeStatuses(statuses, 'scheduler'))).toEqual([]);
  });

  it('in the history default to “delivered” when the URL has no status or one that is not final', () => {
    expect(historyStatus('returned')).toBe('returned');
    expect(historyStatus('assigned')).toBe('delivered');
    expect(historyStatus(undefined)).toBe('delivered');
  });
});

describe('the stage of an order', () => {
  const assignment = {
    kind: 'partner',
    assigneeName: 'Arewa Haulage',
    accepted: false,
    assignedAt: '2026-11-20T13:06:00.000Z',
  } as const;

  it.each([
    ['assigned', false, 'offer'],
    ['assigned', true, 'active'],
    ['in_transit', true, 'active'],
    ['delivered', true, 'finished'],
    ['cancelled', false, 'finished'],
  ] as const)('with status %s and accepted %s is %s', (orderStatus, accepted, stage) => {
    expect(
      getDeliveryStage(
        buildOrder({ orderStatus, assignment: { ...assignment, accepted } }),
        statuses,
        'partner',
      ),
    ).toBe(stage);
  });
});
