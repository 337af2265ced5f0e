import { expect, it } from 'vitest';
import { orderStatusCodes } from '@market/domain/orders/order-lifecycle';
import { orderStatusList } from '@market/domain/orders/order-status';
import { nextSteps } from './next-steps';

const statuses = orderStatusList();

it('the list of next steps names who may take each step', () => {
  expect(nextSteps(statuses, 'pending')).toEqual([
    { code: 'confirmed', label: 'Confirmed', how: 'By the store' },
    { code: 'cancelled', label: 'Cancelled', how: 'By the customer, the store or the platform' },
  ]);
  expect(nextSteps(statuses, 'completed')).toEqual([]);
});

it.each(orderStatusCodes)('the list of next steps explains every step after %s', (code) => {
  for (const { how } of nextSteps(statuses, code)) expect(how).not.toBe('');
});
