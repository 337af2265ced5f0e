const stops = [1, 1.5, 2, 3, 4, 5, 6, 8] as const;

/** Naira, eight to each power of ten up to 800 million: what a price is chosen by, and between which prices are counted. */
export const roundAmounts: readonly number[] = [
  ...new Set(
    Array.from({ length: 9 }, (_, power) =>
      stops.map((stop) => Math.round(stop * 10 ** power)),
    ).flat(),
  ),
];
