import { describe, expect, it } from 'vitest';
import { buildOrderSummary, orderStatuses } from '@market/testing/factories/orders';
import { commonMoves, moveText } from './order-status-texts';

describe('shared status changes', () => {
  it('are those that all selected orders allow', () => {
    const pending = buildOrderSummary({ orderName: 'A' });
    expect(
      commonMoves(orderStatuses, [pending, pending], 'merchant').map((status) =>
        moveText(status, '2 orders'),
      ),
    ).toEqual(['Confirm 2 orders']);
    expect(
      commonMoves(
        orderStatuses,
        [pending, buildOrderSummary({ orderStatus: 'confirmed' })],
        'merchant',
      ),
    ).toEqual([]);
    expect(commonMoves(orderStatuses, [pending], 'partner')).toEqual([]);
  });
});
