import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  formatAttributeChoices,
  parseAttributeChoices,
  type AttributeChoice,
} from './attribute-choices';
import type { AttributeValue, AttributeValues } from './attribute-values';
import { fitCandidates } from './fit-candidates';
import { checkFit } from './fit-rule';
import { fitKinds, type FitCheck } from './fit-rule.schema';
import { formatKnownItems, parseKnownItems } from './known-items';

const states = (values: AttributeValues, choice: AttributeChoice): boolean => {
  const value = values[choice.id];
  if ('values' in choice) return choice.values.includes(wordOf(value));
  const { from = -Infinity, to = Infinity } = choice;
  return typeof value === 'number' && value >= from && value <= to;
};
const wordOf = (value: AttributeValue | undefined): string =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);

const value = fc.oneof(
  { weight: 6, arbitrary: fc.double({ min: -5, max: 500, noNaN: true }) },
  { weight: 2, arbitrary: fc.constant(48) },
  { weight: 1, arbitrary: fc.boolean() },
);
const values = (...ids: string[]): fc.Arbitrary<AttributeValues> =>
  fc.record(Object.fromEntries(ids.map((id) => [id, value])));

it('fitCandidates finds every product that fits, from either side of a rule, and returns undefined when the compared value is missing', () => {
  const check: fc.Arbitrary<FitCheck> = fc.record({
    kind: fc.constantFrom(...fitKinds),
    attributeId: fc.constantFrom('a', 'b'),
    otherId: fc.constantFrom('x', 'y'),
    toId: fc.constant('z'),
    factor: fc.constantFrom(0.8, 1, 3),
    together: fc.boolean(),
  });
  let fitting = 0;
  fc.assert(
    fc.property(
      fc.array(check, { minLength: 1, maxLength: 2 }),
      values('a', 'b'),
      values('x', 'y', 'z'),
      (checks, own, other) => {
        const asked = (known: AttributeValues, wanted: 'measured' | 'other') => {
          const choices = fitCandidates({ checks }, known, wanted);
          // Formats and parses each choice on its own, because a list of choices merges those of
          // one attribute.
          return choices?.flatMap((each) => parseAttributeChoices(formatAttributeChoices([each])));
        };
        const [fromOther, fromOwn] = [asked(other, 'measured'), asked(own, 'other')];
        if (!checkFit({ checks }, own, other).fits) return;
        fitting += 1;
        expect(fromOther?.every((choice) => states(own, choice))).toBe(true);
        expect(fromOwn?.every((choice) => states(other, choice))).toBe(true);
      },
    ),
    { numRuns: 2_000 },
  );
  expect(fitting).toBeGreaterThan(50);
  const equal = {
    kind: 'equal',
    attributeId: 'a',
    otherId: 'x',
    factor: 1,
    together: false,
  } as const;
  expect(fitCandidates({ checks: [equal] }, {}, 'measured')).toBeUndefined();
});

it('formatKnownItems writes products and their variants for a URL, and parseKnownItems reads them back', () => {
  const items = [
    { productId: 'p1', variantId: 'v1' },
    { productId: 'p2', variantId: undefined },
  ];
  expect(formatKnownItems(items)).toBe('p1~v1,p2');
  expect(parseKnownItems('p1~v1,p2,,')).toEqual(items);
});
