import { expect, it } from 'vitest';
import { isOptionChosen, toggledId, toggledOption } from './choices';

it('the filter state adds and removes options of each property', () => {
  const one = toggledOption(undefined, 'Capacity', '5 kVA');
  const two = toggledOption(one, 'Capacity', '8 kVA');
  const both = toggledOption(two, 'Casing', 'Graphite, matt');
  expect(both).toBe('Capacity:5 kVA,8 kVA;Casing:Graphite\\, matt');
  expect(isOptionChosen(both, 'Casing', 'Graphite, matt')).toBe(true);
  expect(isOptionChosen(both, 'Capacity', 'Graphite, matt')).toBe(false);
  expect(toggledOption(toggledOption(both, 'Casing', 'Graphite, matt'), 'Capacity', '5 kVA')).toBe(
    'Capacity:8 kVA',
  );
  expect(toggledOption('Capacity:8 kVA', 'Capacity', '8 kVA')).toBeUndefined();
});

it('the filter state keeps several stores in one parameter', () => {
  expect(toggledId(toggledId(undefined, 'a'), 'b')).toBe('a,b');
  expect(toggledId('a,b', 'a')).toBe('b');
  expect(toggledId('b', 'b')).toBeUndefined();
});
