/**
 * A zero-based axis of whole steps that ends at or above `highest`: `{ top: 50, ticks: [0, 10, 20,
 * 30, 40, 50] }`.
 */
export function chartScale(highest: number): { top: number; ticks: number[] } {
  if (highest <= 0) return { top: 1, ticks: [0] };
  const roughStep = highest / 5;
  const magnitude = Math.max(1, 10 ** Math.floor(Math.log10(roughStep)));
  const step =
    [1, 2, 2.5, 5, 10]
      .map((factor) => factor * magnitude)
      .find((candidate) => candidate >= roughStep && Number.isInteger(candidate)) ?? roughStep;
  const count = Math.ceil(highest / step);
  return {
    top: step * count,
    ticks: Array.from({ length: count + 1 }, (_, index) => index * step),
  };
}
