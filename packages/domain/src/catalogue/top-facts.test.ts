import { expect, it } from 'vitest';
import { topFacts } from './top-facts';
import type { StatedAttribute } from './specification';

const stated = (name: string, given: Partial<StatedAttribute> = {}): StatedAttribute => ({
  id: name,
  name,
  type: 'number',
  better: 'none',
  value: 1,
  ...given,
});
const namesOf = (...args: Parameters<typeof topFacts>) => topFacts(...args).map(({ name }) => name);

it('the top facts are the first attribute of each group, then ranked numbers, listed in the order of the specification', () => {
  const output = {
    group: 'Output',
    attributes: [
      stated('Waveform'),
      stated('Changeover'),
      stated('Surge', { better: 'more' }),
      stated('Phases'),
    ],
  };
  const battery = { group: 'Battery', attributes: [stated('Voltage'), stated('Types')] };
  expect(namesOf([output, battery], undefined, 4)).toEqual([
    'Waveform',
    'Changeover',
    'Surge',
    'Voltage',
  ]);
  expect(namesOf([output, battery], undefined, 3)).toEqual(['Waveform', 'Surge', 'Voltage']);
  expect(namesOf([output, battery], undefined, 1)).toEqual(['Waveform']);
});

it('the top facts have the values of the variant, and leave out attributes without a value', () => {
  const attributes = [
    stated('Output', { unit: 'kVA', value: 5, variants: { large: 8 } }),
    stated('Charge', { value: undefined, variants: { large: 150 } }),
  ];
  const specification = [{ group: 'Output', attributes }];
  expect(topFacts(specification, 'large', 4).map(({ text }) => text)).toEqual([
    '8\u00a0kVA',
    '150',
  ]);
  expect(namesOf(specification, undefined, 4)).toEqual(['Output']);
});
