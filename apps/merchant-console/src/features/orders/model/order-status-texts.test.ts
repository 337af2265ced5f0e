import { describe, expect, it } from 'vitest';
import { buildOrderSummary, orderStatuses } from '@market/testing/factories/orders';
import { commonMoves, happyPath, moveText } from './order-status-texts';

const declined = orderStatuses.map((status) => (status.code_name === 'assigned' ? { ...status, next: [{ code_name: 'ready_for_pickup', roles: [] }, ...status.next] } : status));

describe('the statuses of orders', () => {
  it('form one way forward, whatever leads back or aside', () => {
    expect(happyPath(declined).map(({ code_name }) => code_name)).toEqual(['pending', 'confirmed', 'ready_for_pickup', 'assigned', 'picked_up', 'in_transit', 'delivered', 'completed']);
  });

  it('give several orders the moves that all of them can make', () => {
    const pending = buildOrderSummary({ orderName: 'A' });
    expect(commonMoves(orderStatuses, [pending, pending], 'merchant').map((status) => moveText(status, '2 orders'))).toEqual(['Confirm 2 orders']);
    expect(commonMoves(orderStatuses, [pending, buildOrderSummary({ orderStatus: 'confirmed' })], 'merchant')).toEqual([]);
    expect(commonMoves(orderStatuses, [pending], 'partner')).toEqual([]);
  });
});
