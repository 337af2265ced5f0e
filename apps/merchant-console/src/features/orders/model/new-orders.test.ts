import { describe, expect, it } from 'vitest';
import { newOrders, newOrdersText } from './new-orders';

describe('new orders', () => {
  it('include all unknown orders newer than the oldest known order, even between two known orders', () => {
    expect(newOrders(['f', 'e', 'd', 'c', 'b', 'a'], ['d', 'c'], [])).toEqual(['f', 'e']);
    expect(newOrders(['e', 'late', 'd', 'c', 'b'], ['e', 'd', 'c'], [])).toEqual(['late']);
    expect(newOrders(['c', 'b', 'a'], ['c', 'b'], [])).toEqual([]);
  });

  it('exclude orders that the list shows, and include all orders of a store that had none', () => {
    expect(newOrders(['f', 'e', 'd'], ['d'], ['f'])).toEqual(['e']);
    expect(newOrders(['b', 'a'], [], [])).toEqual(['b', 'a']);
  });

  it('are counted up to the number that the server returns', () => {
    expect([newOrdersText(1, 20), newOrdersText(3, 20), newOrdersText(20, 20)]).toEqual([
      '1 new order',
      '3 new orders',
      '20 or more new orders',
    ]);
  });
});
