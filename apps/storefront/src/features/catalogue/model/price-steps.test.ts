import { expect, it } from 'vitest';
import { countByStep, selectPriceSteps, nearestStepIndex } from './price-steps';

it('the price slider covers every price with round amounts', () => {
  expect(selectPriceSteps(1_850, 9_200)).toEqual([
    1_500, 2_000, 3_000, 4_000, 5_000, 6_000, 8_000, 10_000,
  ]);
  const steps = selectPriceSteps(2_400, 4_199_999);
  expect(steps[0]).toBe(2_000);
  expect(steps.at(-1)).toBe(5_000_000);
});

it('the price slider has one step for a single price, and one when there are no prices', () => {
  expect(selectPriceSteps(5_000, 5_000)).toEqual([5_000]);
  expect(selectPriceSteps(0, 0)).toEqual([1]);
});

it('the price slider finds the step nearest to a typed amount', () => {
  const steps = selectPriceSteps(1_000, 9_000);
  expect(steps[nearestStepIndex(steps, 4_400)]).toBe(4_000);
  expect(steps[nearestStepIndex(steps, 99_999_999)]).toBe(10_000);
});

it('the price slider counts the prices in each interval, and includes prices at the last step in the last interval', () => {
  const spread = [
    { from: 100_000, count: 2 },
    { from: 300_000, count: 5 },
    { from: 400_000, count: 1 },
  ];
  expect(countByStep([1_000, 1_500, 2_000, 3_000, 4_000], spread)).toEqual([2, 0, 0, 6]);
});
