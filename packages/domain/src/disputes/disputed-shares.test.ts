import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { disputeHoldEntries, disputeLostEntries, disputeReleaseEntries } from '../ledger/entries';
import { sumKobo } from '../money';
import { disputedShares } from './disputed-shares';

const share = fc.integer({ min: 0, max: 1_000_000_000 });
const someOrders = fc
  .array(fc.record({ dueToMerchant: share, commission: share, delivery: share }), { maxLength: 5 })
  .map((splits) =>
    splits.map((split, index) => ({ ...split, orderId: `o${index}`, storeId: `s${index}` })),
  );

it("disputedShares splits a disputed amount into an uncovered remainder and shares that never exceed an order's own, with ledger entries that sum to zero", () => {
  fc.assert(
    fc.property(
      someOrders,
      fc.integer({ min: 1, max: 5_000_000_000 }),
      fc.constantFrom('held', 'released'),
      (orders, amount, state) => {
        const { parts, uncovered } = disputedShares(amount, orders);
        const totals = parts.map((part) => part.dueToMerchant + part.commission + part.delivery);
        expect(sumKobo(totals) + uncovered).toBe(amount);
        expect(uncovered).toBeGreaterThanOrEqual(0);
        for (const part of parts) {
          const order = orders.find(({ orderId }) => orderId === part.orderId);
          expect(part.dueToMerchant).toBeLessThanOrEqual(order?.dueToMerchant ?? -1);
        }
        const disputed = parts.map((part) => ({ ...part, state }) as const);
        for (const event of [
          disputeHoldEntries(disputed),
          disputeReleaseEntries(disputed),
          disputeLostEntries(disputed, uncovered),
        ])
          expect(sumKobo(event.map((entry) => entry.amount))).toBe(0);
        expect(
          sumKobo(
            [...disputeHoldEntries(disputed), ...disputeLostEntries(disputed, uncovered)]
              .filter(({ account }) => account === 'dispute_hold')
              .map((entry) => entry.amount),
          ),
        ).toBe(0);
      },
    ),
    { numRuns: 1000 },
  );
});
