import type { PayoutSort } from '@market/domain/payouts/payout';
import type { SortOption } from '@market/ui/data-table';

export const payoutSortOptions: readonly SortOption<PayoutSort | undefined>[] = [
  { value: undefined, label: 'newest first', by: { column: 'created', direction: 'descending' } },
  { value: 'oldest', label: 'oldest first', by: { column: 'created', direction: 'ascending' } },
  {
    value: 'amount-desc',
    label: 'highest amount first',
    by: { column: 'amount', direction: 'descending' },
  },
  {
    value: 'amount-asc',
    label: 'lowest amount first',
    by: { column: 'amount', direction: 'ascending' },
  },
];
