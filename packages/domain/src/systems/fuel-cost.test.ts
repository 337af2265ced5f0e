import { expect, it } from 'vitest';
import { fuelCost, monthsToPayBack } from './fuel-cost';

it('the fuel calculator returns the cost of fuel for 30 days, and the number of months until a system has paid for itself', () => {
  const fuel = fuelCost({ hoursPerDay: 6, litresPerHour: 1.6, price: 105_000 });
  expect(fuel).toBe(30_240_000);
  expect(monthsToPayBack(362_500_000, fuel)).toBe(12);
  expect(monthsToPayBack(30_240_000, fuel)).toBe(1);
  expect(monthsToPayBack(362_500_000, 0)).toBeUndefined();
});
