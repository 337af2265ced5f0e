import type { PaletteGroup } from '@market/ui/command-palette';
import { sortByMatch, matchRank, OTHER_MATCH } from './match-rank';

const MAX_ROWS = 5;
const MAX_ROWS_OF_ONE_KIND = 20;

/**
 * The best rows of each group. The group with the best row comes first. A search of one kind, and
 * the list of pages before anything is typed, shows more rows.
 */
export function rankGroups(text: string, groups: readonly PaletteGroup[]): PaletteGroup[] {
  const filled = groups.filter(({ items }) => items.length > 0);
  const maxRows = text === '' || groups.length === 1 ? MAX_ROWS_OF_ONE_KIND : MAX_ROWS;
  const rankOf = ({ items: [best] }: PaletteGroup) =>
    best ? matchRank(text, best.label) : OTHER_MATCH;
  return filled
    .map((group) => ({
      ...group,
      items: (text === '' ? group.items : sortByMatch(text, group.items)).slice(0, maxRows),
    }))
    .toSorted((a, b) => (text === '' ? 0 : rankOf(a) - rankOf(b)));
}
