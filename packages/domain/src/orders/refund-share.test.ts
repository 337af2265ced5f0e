import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderSplit } from '../ledger/order-split';
import { sumKobo } from '../money';
import { refundShare, type RefundableItem } from './refund-share';

const item = (id: string, quantity: number, goods: number, refunded = 0): RefundableItem => ({
  id,
  quantity,
  goods,
  refunded,
});

describe('a partial refund', () => {
  const order = {
    items: [item('panel', 3, 1_000), item('cable', 2, 501)],
    commission: 150,
    delivery: 2_000,
  };

  it('includes the share of each refunded unit, but no delivery fee until all units are refunded', () => {
    expect(refundShare(order, new Map([['panel', 2]]))).toMatchObject({
      total: 667,
      commission: 67,
      dueToMerchant: 600,
      delivery: 0,
      isWhole: false,
    });
  });

  it('includes the delivery fee when it refunds the last unit', () => {
    const rest = { ...order, items: [item('panel', 3, 1_000, 2), item('cable', 2, 501)] };
    const share = refundShare(
      rest,
      new Map([
        ['panel', 1],
        ['cable', 2],
      ]),
    );
    expect(share).toMatchObject({ total: 333 + 501 + 2_000, delivery: 2_000, isWhole: true });
    expect([...share.goodsOf]).toEqual([
      ['panel', 333],
      ['cable', 501],
    ]);
  });
});

it('refundShare refunds exactly the total and each share of the order, for any partial refunds in any sequence', () => {
  const lines = fc.array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 12 }),
      goods: fc.integer({ min: 0, max: 50_000_000 }),
    }),
    { minLength: 1, maxLength: 5 },
  );
  fc.assert(
    fc.property(
      lines,
      fc.integer({ min: 0, max: 5_000 }),
      fc.integer({ min: 0, max: 5_000_000 }),
      fc.infiniteStream(fc.nat()),
      (all, commissionBps, delivery, chance) => {
        const split = orderSplit({
          goods: sumKobo(all.map((line) => line.goods)),
          delivery,
          commissionBps,
        });
        let items = all.map((line, index) => item(String(index), line.quantity, line.goods));
        const given = { total: 0, commission: 0, delivery: 0, dueToMerchant: 0 };
        for (
          let open = items;
          open.length > 0;
          open = items.filter((each) => each.refunded < each.quantity)
        ) {
          const next = open[chance.next().value % open.length] ?? item('none', 0, 0);
          const units = 1 + (chance.next().value % (next.quantity - next.refunded));
          const share = refundShare({ ...split, items }, new Map([[next.id, units]]));
          expect(
            Math.min(share.dueToMerchant, share.commission, share.delivery),
          ).toBeGreaterThanOrEqual(0);
          expect(share.dueToMerchant + share.commission + share.delivery).toBe(share.total);
          for (const key of ['total', 'commission', 'delivery', 'dueToMerchant'] as const)
            given[key] += share[key];
          items = items.map((each) =>
            each.id === next.id ? { ...each, refunded: each.refunded + units } : each,
          );
        }
        expect(given).toEqual({
          ...split,
          total: split.commission + split.delivery + split.dueToMerchant,
        });
      },
    ),
    { numRuns: 1_000 },
  );
});
