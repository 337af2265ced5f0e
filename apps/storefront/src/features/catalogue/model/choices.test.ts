import { expect, it } from 'vitest';
import { isOptionChosen, toggleId, toggleOption } from './choices';

it('the filter state adds and removes options of each property', () => {
  const one = toggleOption(undefined, 'Capacity', '5 kVA');
  const two = toggleOption(one, 'Capacity', '8 kVA');
  const both = toggleOption(two, 'Casing', 'Graphite, matt');
  expect(both).toBe('Capacity:5 kVA,8 kVA;Casing:Graphite\\, matt');
  expect(isOptionChosen(both, 'Casing', 'Graphite, matt')).toBe(true);
  expect(isOptionChosen(both, 'Capacity', 'Graphite, matt')).toBe(false);
  expect(toggleOption(toggleOption(both, 'Casing', 'Graphite, matt'), 'Capacity', '5 kVA')).toBe(
    'Capacity:8 kVA',
  );
  expect(toggleOption('Capacity:8 kVA', 'Capacity', '8 kVA')).toBeUndefined();
});

it('the filter state keeps several stores in one parameter', () => {
  expect(toggleId(toggleId(undefined, 'a'), 'b')).toBe('a,b');
  expect(toggleId('a,b', 'a')).toBe('b');
  expect(toggleId('b', 'b')).toBeUndefined();
});
