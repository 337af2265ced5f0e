import { expect, it } from 'vitest';
import { parseListValues, parseChoice, parseWholeNumber } from './search-values';

it('parseWholeNumber accepts only whole numbers within bounds', () => {
  const read = (text?: string) => parseWholeNumber(text, 0, 10);
  expect(['0', '10', ' 7 '].map(read)).toEqual([0, 10, 7]);
  expect([undefined, '', ' ', '-1', '11', '1.5', 'x', 'Infinity'].map(read)).toEqual(
    Array.from({ length: 8 }, () => undefined),
  );
});

it('parseChoice accepts only the given choices', () => {
  expect([
    parseChoice('b', ['a', 'b']),
    parseChoice('c', ['a', 'b']),
    parseChoice(undefined, ['a']),
  ]).toEqual(['b', undefined, undefined]);
});

it('parseListValues uses the default for each invalid parameter, and keeps the valid ones', () => {
  expect(parseListValues({ page: '3', size: '500', search: '  solar ' }, 24)).toEqual({
    page: 3,
    size: 24,
    search: 'solar',
  });
  expect(parseListValues({ page: '0', size: '10', search: '   ' }, 24)).toEqual({
    page: 1,
    size: 10,
    search: undefined,
  });
});
