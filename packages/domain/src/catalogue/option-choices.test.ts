import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatOptionChoices, parseOptionChoices } from './option-choices';

it('the URL format of option choices is readable', () => {
  const choices = [
    { property: 'Capacity', options: ['5 kVA', '8 kVA'] },
    { property: 'Casing', options: ['Graphite'] },
  ];
  expect(formatOptionChoices(choices)).toBe('Capacity:5 kVA,8 kVA;Casing:Graphite');
  expect(parseOptionChoices('Capacity:5 kVA,8 kVA;Casing:Graphite')).toEqual(choices);
});

it('the URL format of option choices escapes separators inside names', () => {
  const name = fc
    .string({ minLength: 1, maxLength: 12 })
    .map((text) => text.trim())
    .filter((text) => text !== '');
  const choice = fc.record({
    property: name,
    options: fc.uniqueArray(name, { minLength: 1, maxLength: 4 }),
  });
  fc.assert(
    fc.property(
      fc.uniqueArray(choice, { selector: ({ property }) => property, maxLength: 4 }),
      (choices) => {
        expect(parseOptionChoices(formatOptionChoices(choices))).toEqual(choices);
      },
    ),
  );
});

it('the URL format of option choices ignores invalid parts and merges a repeated property', () => {
  expect(parseOptionChoices('Capacity;:5 kVA;Casing:;;Colour:Red;Colour:Red,Blue')).toEqual([
    { property: 'Colour', options: ['Red', 'Blue'] },
  ]);
});
