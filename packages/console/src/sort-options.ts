import type { SortOption } from '@market/ui/data-table';

/** Newest first, which is the default, and oldest first, by the column with this id. */
export const dateSortOptions = (column: string): readonly SortOption<'oldest' | undefined>[] => [
  { value: undefined, label: 'newest first', by: { column, direction: 'descending' } },
  { value: 'oldest', label: 'oldest first', by: { column, direction: 'ascending' } },
];

/** `amountSortOptions('total')`: highest and lowest total first, by the column `total`. */
export const amountSortOptions = <Noun extends string>(
  noun: Noun,
): readonly SortOption<`${Noun}-desc` | `${Noun}-asc`>[] => [
  {
    value: `${noun}-desc`,
    label: `highest ${noun} first`,
    by: { column: noun, direction: 'descending' },
  },
  {
    value: `${noun}-asc`,
    label: `lowest ${noun} first`,
    by: { column: noun, direction: 'ascending' },
  },
];
