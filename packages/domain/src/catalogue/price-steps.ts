const stepsPerPower = [1, 1.5, 2, 3, 4, 5, 6, 8] as const;

/**
 * Price filter steps in naira: eight per power of ten, up to 800 million. Price counts use the same
 * ranges.
 */
export const priceSteps: readonly number[] = [
  ...new Set(
    Array.from({ length: 9 }, (_, power) =>
      stepsPerPower.map((stop) => Math.round(stop * 10 ** power)),
    ).flat(),
  ),
];
