const stops = [1, 1.5, 2, 3, 4, 5, 6, 8] as const;

/**
 * Round amounts from the lowest price to the highest, both in naira, a step of the slider apart: ₦450,000 is chosen more
 * easily than ₦451,237, and cheap goods get as much of the line as dear ones. The first is at or below the lowest price,
 * the last at or above the highest.
 */
export function priceSteps(lowest: number, highest: number): number[] {
  const from = Math.max(0, Math.floor(Math.log10(Math.max(1, lowest))));
  const to = Math.floor(Math.log10(Math.max(1, highest))) + 1;
  const decades = Array.from({ length: to - from + 1 }, (_, index) => 10 ** (from + index));
  const amounts = decades.flatMap((decade) => stops.map((stop) => Math.round(stop * decade)));
  const first = amounts.findLastIndex((amount) => amount <= lowest);
  const last = amounts.findIndex((amount) => amount >= highest);
  return amounts.slice(Math.max(0, first), last + 1);
}

/** The step nearest to an amount. */
export const stepOf = (steps: readonly number[], amount: number): number => steps.reduce((best, step, index) => (Math.abs(step - amount) < Math.abs((steps[best] ?? 0) - amount) ? index : best), 0);
