import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumKobo } from '../money';
import {
  captureEntries,
  completionEntries,
  payoutApprovedEntries,
  payoutFailedEntries,
  payoutPaidEntries,
  providerFeeEntries,
  refundEntries,
  refundSentEntries,
  type LedgerEntry,
  type OrderMoney,
} from './entries';
import { orderSplit } from './order-split';

const order = (
  goods: number,
  delivery: number,
  commissionBps: number,
  orderId = 'order',
): OrderMoney => ({ orderId, storeId: 'store', ...orderSplit({ goods, delivery, commissionBps }) });
const sum = (entries: readonly LedgerEntry[]) => sumKobo(entries.map((entry) => entry.amount));

/** Balance by account, without accounts at zero. */
const balances = (entries: readonly LedgerEntry[]) => {
  const all: Record<string, number> = {};
  for (const { account, amount } of entries) all[account] = (all[account] ?? 0) + amount;
  return Object.fromEntries(Object.entries(all).filter(([, amount]) => amount !== 0));
};

describe('the ledger of an order with goods for ₦18,000.00, delivery for ₦1,500.00 and 15 % commission', () => {
  const sold = order(1_800_000, 150_000, 1500);
  const captured = captureEntries([sold]);

  it('holds all shares after payment', () => {
    expect(balances(captured)).toEqual({
      psp_clearing: 1_950_000,
      escrow: -1_530_000,
      commission_deferred: -270_000,
      delivery_deferred: -150_000,
    });
  });

  it('releases the shares on completion and pays them out', () => {
    const payout = { payee: { storeId: 'store' }, amount: 1_530_000 };
    const all = [
      ...captured,
      ...providerFeeEntries(39_250),
      ...completionEntries(sold),
      ...payoutApprovedEntries(payout),
      ...payoutPaidEntries(payout),
    ];
    expect(balances(all)).toEqual({
      psp_clearing: 1_910_750,
      psp_fee: 39_250,
      commission_revenue: -270_000,
      delivery_revenue: -150_000,
      bank: -1_530_000,
    });
  });

  it('shows the refund as owed by the merchant when the refund follows the payout', () => {
    const all = [
      ...captured,
      ...completionEntries(sold),
      ...payoutApprovedEntries({ payee: { storeId: 'store' }, amount: 1_530_000 }),
      ...refundEntries(sold, 'released'),
    ];
    expect(balances(all)).toMatchObject({
      merchant_payable: 1_530_000,
      refund_payable: -1_950_000,
    });
  });

  it('reverses an approved payout when its transfer fails', () => {
    const payout = { payee: { storeId: 'store' }, amount: 1_530_000 };
    expect(balances([...payoutApprovedEntries(payout), ...payoutFailedEntries(payout)])).toEqual(
      {},
    );
  });
});

describe('the ledger entries of any orders', () => {
  const someOrders = fc
    .array(
      fc.tuple(
        fc.integer({ min: 0, max: 10_000_000_000 }),
        fc.integer({ min: 0, max: 100_000_000 }),
        fc.integer({ min: 0, max: 5000 }),
      ),
      { minLength: 1, maxLength: 6 },
    )
    .map((all) =>
      all.map(([goods, delivery, bps], index) => ({
        money: order(goods, delivery, bps, `order-${index}`),
        paid: goods + delivery,
      })),
    );

  it('sum to zero, contain no zero amounts, and give each order shares that sum to its payment', () => {
    fc.assert(
      fc.property(someOrders, fc.integer({ min: 0, max: 1_000_000 }), (orders, fee) => {
        const events = [
          captureEntries(orders.map(({ money }) => money)),
          providerFeeEntries(fee),
          ...orders.flatMap(({ money }) => [
            completionEntries(money),
            refundEntries(money, 'held'),
            refundEntries(money, 'released'),
          ]),
        ];
        for (const { money, paid } of orders)
          expect(money.commission + money.delivery + money.dueToMerchant).toBe(paid);
        for (const event of events) {
          expect(sum(event)).toBe(0);
          expect(event.every((entry) => entry.amount !== 0)).toBe(true);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('leave no balance after a full refund, before or after completion', () => {
    fc.assert(
      fc.property(someOrders, fc.boolean(), (orders, completed) => {
        const all = captureEntries(orders.map(({ money }) => money));
        for (const { money, paid } of orders) {
          if (completed) all.push(...completionEntries(money));
          all.push(
            ...refundEntries(money, completed ? 'released' : 'held'),
            ...refundSentEntries({ orderId: money.orderId, amount: paid }),
          );
        }
        expect(balances(all)).toEqual({});
      }),
      { numRuns: 2000 },
    );
  });
});
