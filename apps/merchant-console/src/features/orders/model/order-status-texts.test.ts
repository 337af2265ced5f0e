import { describe, expect, it } from 'vitest';
import { buildOrderSummary, orderStatuses } from '@market/testing/factories/orders';
import { commonNextStatuses, statusActionText } from './order-status-texts';

describe('shared status changes', () => {
  it('are those that all selected orders allow', () => {
    const pending = buildOrderSummary({ orderName: 'A' });
    expect(
      commonNextStatuses(orderStatuses, [pending, pending], 'merchant').map((status) =>
        statusActionText(status, '2 orders'),
      ),
    ).toEqual(['Confirm 2 orders']);
    expect(
      commonNextStatuses(
        orderStatuses,
        [pending, buildOrderSummary({ orderStatus: 'confirmed' })],
        'merchant',
      ),
    ).toEqual([]);
    expect(commonNextStatuses(orderStatuses, [pending], 'partner')).toEqual([]);
  });
});
