import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocate } from './allocate';
import { MAX_KOBO } from './money';

describe('allocate', () => {
  it('gives the remaining kobo to the largest remainder first, and to the earlier part when remainders are equal', () => {
    expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(allocate(100, [1, 2, 3])).toEqual([17, 33, 50]);
    expect(allocate(-100, [1, 1, 1])).toEqual([-34, -33, -33]);
  });

  it('returns parts that sum to the total, and gives no part more than its weight when the weights sum to the total or more', () => {
    const weights = fc.array(fc.integer({ min: 0, max: MAX_KOBO }), {
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (each, share) => {
        const whole = Math.min(MAX_KOBO, Math.floor(each.reduce((a, b) => a + b, 0) * share));
        const parts = allocate(whole, each);
        expect(parts.reduce((a, b) => a + b, 0)).toBe(whole);
        parts.forEach((part, index) => {
          expect(Number.isInteger(part)).toBe(true);
          expect(part).toBeGreaterThanOrEqual(0);
          expect(part).toBeLessThanOrEqual(each[index] ?? 0);
        });
      }),
      { numRuns: 2000 },
    );
  });
});
