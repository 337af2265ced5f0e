import { describe, expect, it } from 'vitest';
import { buildOrder, orderStatuses as statuses } from '@market/testing/factories/orders';
import {
  activeStatuses,
  deliverySteps,
  finishedStatuses,
  historyStatus,
  stageOf,
} from './delivery';

const names = (list: readonly { code_name: string }[]) => list.map(({ code_name }) => code_name);

describe('the statuses of a rider', () => {
  it('are those that the role moves orders on from, and to', () => {
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

  it('end where no way leads back to work: a declined order is not among them', () => {
    expect(names(finishedStatuses(statuses, 'partner'))).toEqual([
      'delivered',
      'completed',
      'cancelled',
      'returned',
      'returned_to_store',
    ]);
  });

  it('give the history a first tab, also for an address that asks for none there is', () => {
    expect(historyStatus(statuses, 'partner', 'returned')).toBe('returned');
    expect(historyStatus(statuses, 'partner', 'assigned')).toBe('delivered');
    expect(historyStatus(statuses, 'partner', undefined)).toBe('delivered');
  });
});

describe('where an order stands', () => {
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
  ] as const)('%s, accepted %s, is %s', (orderStatus, accepted, stage) => {
    expect(
      stageOf(
        buildOrder({ orderStatus, assignment: { ...assignment, accepted } }),
        statuses,
        'partner',
      ),
    ).toBe(stage);
  });
});
