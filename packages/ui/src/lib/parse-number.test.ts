import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nairaFieldText, parseNaira } from './naira-text';
import { parseNumber } from './parse-number';

it.each([
  ['', 0, null, undefined],
  ['1,234', 0, 1234, undefined],
  ['3.0', 0, 3, undefined],
  ['1.5', 0, NaN, 'Enter a whole number'],
  ['-3', 0, NaN, 'Enter zero or more'],
  ['12a', 0, NaN, 'Enter a whole number'],
  ['1,5', 0, NaN, 'Enter a whole number'],
  ['1 2', 0, NaN, 'Enter a whole number'],
  ['1e3', 0, NaN, 'Enter a whole number'],
  ['100001', 0, NaN, 'Enter at most 100,000'],
  ['.5', 2, 0.5, undefined],
  ['1.234', 2, NaN, 'Enter at most 2 decimal places'],
])(
  'parseNumber parses or rejects %j with at most %i decimals',
  (text, decimals, value, problem) => {
    expect(parseNumber(text, { decimals, min: 0, max: 100_000 })).toEqual({
      value,
      ...(problem !== undefined && { problem }),
    });
  },
);

it('number fields parse every number that they format, and never silently change a typed number', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000_000_000 }), (kobo) => {
      expect(parseNaira(nairaFieldText(kobo))).toEqual({ value: kobo });
    }),
  );
  const typed = fc.string({ unit: fc.constantFrom(...'0123456789.,- a') });
  fc.assert(
    fc.property(typed, fc.constantFrom(0, 2, 3), (text, decimals) => {
      const { value, problem } = parseNumber(text, { decimals, min: 0, max: 1e9 });
      if (problem !== undefined) return void expect(value).toBeNaN();
      // An accepted text has the value of its digits, ignoring commas and spaces between thousands.
      expect(value).toBe(text.trim() === '' ? null : Number(text.trim().replace(/[, ]/g, '')));
      if (value !== null)
        expect(value >= 0 && value <= 1e9 && Number(value.toFixed(decimals)) === value).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});
