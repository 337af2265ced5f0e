import { expect, it } from 'vitest';
import { buildOrder } from '@market/testing/factories/orders';
import { orderHeadline, orderUpdateText } from './headline';

const promise = {
  dispatchDay: '2026-11-20',
  firstDay: '2026-11-23',
  lastDay: '2026-11-24',
  fee: 600_000,
};
const refund = {
  id: 'r',
  amount: 100,
  status: 'sent' as const,
  createdAt: '2026-11-20T09:00:00.000Z',
};
const onTime = new Date('2026-11-20T10:00:00Z');

it('the headline states when an order arrives, that it arrived, or how it is refunded', () => {
  expect(orderHeadline({ orderStatus: 'in_transit', promise }, 'On its way', onTime)).toBe(
    'Arriving Mon\u00a023 to Tue\u00a024\u00a0Nov',
  );
  expect(
    orderHeadline(
      { orderStatus: 'in_transit', promise },
      'On its way',
      new Date('2026-11-25T10:00:00Z'),
    ),
  ).toBe('Late, promised for Mon\u00a023 to Tue\u00a024\u00a0Nov');
  expect(
    orderHeadline(
      { orderStatus: 'in_transit', promise },
      'On its way',
      new Date('2026-11-24T10:00:00Z'),
    ),
  ).toBe('Arriving today');
  expect(orderHeadline({ orderStatus: 'in_transit' }, 'On its way', onTime)).toBe('On its way');
  expect(
    orderHeadline(
      { orderStatus: 'in_transit', promise, nextAttemptDay: '2026-11-26' },
      'On its way',
      new Date('2026-11-25T10:00:00Z'),
    ),
  ).toBe('Arriving Thursday 26\u00a0November');
  expect(
    orderHeadline(
      { orderStatus: 'delivered', promise, deliveredAt: '2026-11-20T08:00:00.000Z' },
      'Delivered',
      onTime,
    ),
  ).toBe('Delivered today');
  expect(
    orderHeadline({ orderStatus: 'cancelled', promise, refunds: [refund] }, 'Cancelled', onTime),
  ).toBe('Cancelled, refund on its way');
  expect(
    orderHeadline(
      {
        orderStatus: 'cancelled',
        promise,
        refunds: [{ ...refund, sentAt: '2026-11-21T09:00:00.000Z' }],
      },
      'Cancelled',
      onTime,
    ),
  ).toBe('Cancelled, refunded 21\u00a0Nov\u00a02026');
  expect(
    orderHeadline(
      { orderStatus: 'returned', refunds: [{ ...refund, sentAt: '2026-11-21T09:00:00.000Z' }] },
      'Returned',
      onTime,
    ),
  ).toBe('Returned, refunded 21\u00a0Nov\u00a02026');
  expect(
    orderHeadline(
      { orderStatus: 'returned_to_store', refunds: [refund] },
      'Sent back, refund on its way',
      onTime,
    ),
  ).toBe('Sent back, refund on its way');
});

it('the order update says where the refund of a returned order goes', () => {
  const returned = buildOrder({ orderStatus: 'returned' });
  expect(orderUpdateText(returned, onTime)).toBe(
    'The money goes back to the card or account that you paid with.',
  );
  expect(orderUpdateText({ ...returned, payOnDelivery: { amount: 18_500 } }, onTime)).toBe(
    'The money goes back to the bank account that you entered with the return.',
  );
});

it('the order update of an order on its way says when someone should be at the address', () => {
  const order = buildOrder({ orderStatus: 'in_transit', promise, nextAttemptDay: undefined });
  expect(orderUpdateText(order, onTime)).toContain(
    'at the address from Mon\u00a023 to Tue\u00a024\u00a0Nov.',
  );
  expect(orderUpdateText(order, new Date('2026-11-24T10:00:00Z'))).toContain(
    'at the address today.',
  );
  expect(orderUpdateText({ ...order, nextAttemptDay: '2026-11-26' }, onTime)).toContain(
    'at the address on Thursday 26\u00a0November.',
  );
});
