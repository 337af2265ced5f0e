import { expect, it } from 'vitest';
import { sortByMatch, matchRank, OTHER_MATCH } from './match-rank';

it('matchRank ranks a match of the whole name first, then its start, then a later word, then anything else', () => {
  expect(
    ['Hub', 'Hub orders', 'Store hub', 'Github'].map((name) => matchRank(' hub', name)),
  ).toEqual([0, 1, 2, OTHER_MATCH]);
});

it('sortByMatch puts better matches first, and keeps the order of equal matches', () => {
  const labels = ['Solar panel', 'Panel mount', 'Cable', 'Panel'].map((label) => ({ label }));
  expect(sortByMatch('panel', labels).map(({ label }) => label)).toEqual([
    'Panel',
    'Panel mount',
    'Solar panel',
    'Cable',
  ]);
});
