import type { AttributeValue, AttributeValues } from './attribute-values';

/**
 * How similar a product is to another one, from 0 to 1: the mean similarity of the first product's
 * values. The similarity of two numbers is their ratio. A value that the second product does not
 * state counts as 0.
 */
export function calculateSimilarity(values: AttributeValues, others: AttributeValues): number {
  const ids = Object.keys(values);
  if (ids.length === 0) return 0;
  const sum = ids.reduce((total, id) => total + valueSimilarity(values[id], others[id]), 0);
  return sum / ids.length;
}

function valueSimilarity(
  value: AttributeValue | undefined,
  other: AttributeValue | undefined,
): number {
  if (value === undefined || other === undefined) return 0;
  if (value === other) return 1;
  if (typeof value !== 'number' || typeof other !== 'number') return 0;
  return value * other > 0 ? Math.min(value / other, other / value) : 0;
}
