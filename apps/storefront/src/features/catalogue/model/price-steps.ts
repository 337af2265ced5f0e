import type { CatalogueFacets } from '@market/domain/catalogue/facets';
import { priceSteps } from '@market/domain/catalogue/price-steps';

type PriceFacet = NonNullable<CatalogueFacets['price']>;

/**
 * Round amounts in naira for the slider, from the lowest price to the highest: ₦450,000 is easier
 * to choose than ₦451,237. Cheap products get as much of the slider as expensive ones. The first
 * step is at or below the lowest price, and the last at or above the highest.
 */
export function selectPriceSteps(lowest: number, highest: number): number[] {
  const first = priceSteps.findLastIndex((amount) => amount <= lowest);
  const last = priceSteps.findIndex((amount) => amount >= highest);
  return priceSteps.slice(Math.max(0, first), last + 1);
}

/** The index of the step that is nearest to an amount. */
export const nearestStepIndex = (steps: readonly number[], amount: number): number =>
  steps.reduce(
    (best, step, index) =>
      Math.abs(step - amount) < Math.abs((steps[best] ?? 0) - amount) ? index : best,
    0,
  );

/**
 * The number of products between each step and the next. A price equal to the last step counts in
 * the interval before it.
 */
export function countByStep(steps: readonly number[], spread: PriceFacet['spread']): number[] {
  const counts = steps.slice(1).map(() => 0);
  for (const { from, count } of spread) {
    const index = Math.min(steps.indexOf(from / 100), counts.length - 1);
    counts[index] = (counts[index] ?? 0) + count;
  }
  return counts;
}
