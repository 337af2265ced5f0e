import { describe, expect, it } from 'vitest';
import { newOrders, newOrdersText } from './new-orders';

describe('new orders', () => {
  it('are those above the ones that the page knows, also one that appears between them', () => {
    expect(newOrders(['f', 'e', 'd', 'c', 'b', 'a'], ['d', 'c'], [])).toEqual(['f', 'e']);
    expect(newOrders(['e', 'late', 'd', 'c', 'b'], ['e', 'd', 'c'], [])).toEqual(['late']);
    expect(newOrders(['c', 'b', 'a'], ['c', 'b'], [])).toEqual([]);
  });

  it('are not those that the list shows already, and all of them for a store that had none', () => {
    expect(newOrders(['f', 'e', 'd'], ['d'], ['f'])).toEqual(['e']);
    expect(newOrders(['b', 'a'], [], [])).toEqual(['b', 'a']);
  });

  it('are counted as far as the server names them', () => {
    expect([newOrdersText(1, 20), newOrdersText(3, 20), newOrdersText(20, 20)]).toEqual([
      '1 new order',
      '3 new orders',
      '20 or more new orders',
    ]);
  });
});
