import type { PlatformProductSort } from '@market/domain/catalogue/platform-products';
import type { SortOption } from '@market/ui/data-table';

export const productSortOptions: readonly SortOption<PlatformProductSort | undefined>[] = [
  { value: undefined, label: 'newest first', by: { column: 'added', direction: 'descending' } },
  { value: 'oldest', label: 'oldest first', by: { column: 'added', direction: 'ascending' } },
  {
    value: 'price-desc',
    label: 'highest price first',
    by: { column: 'price', direction: 'descending' },
  },
  {
    value: 'price-asc',
    label: 'lowest price first',
    by: { column: 'price', direction: 'ascending' },
  },
];
