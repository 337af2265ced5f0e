import type { Kobo } from './money';

/**
 * Splits `total` kobo over `weights` by largest remainder, so that the parts always sum to the
 * total. A weight of zero gets nothing, but when all weights are zero the first part gets
 * everything. Ties go to the earlier part, so the result is deterministic.
 */
export function allocate(total: Kobo, weights: readonly number[]): Kobo[] {
  if (weights.length === 0) return [];
  const sum = weights.reduce((a, b) => a + b, 0);
  if (sum === 0) return weights.map((_, index) => (index === 0 ? total : 0));
  const sign = Math.sign(total);
  const absoluteTotal = Math.abs(total);
  const exact = weights.map((weight) => (absoluteTotal * weight) / sum);
  const parts = exact.map(Math.floor);
  let left = absoluteTotal - parts.reduce((a, b) => a + b, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .filter(({ index }) => (weights[index] ?? 0) > 0)
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder) {
    if (left <= 0) break;
    parts[index] = (parts[index] ?? 0) + 1;
    left -= 1;
  }
  return parts.map((part) => (part === 0 ? 0 : sign * part));
}
