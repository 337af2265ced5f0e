import { COUNT_CAP } from '@market/domain/list-limits';
import type { OrderSort } from '@market/domain/orders/order-list';
import type { SortOption } from '@market/ui/data-table';

type Option = SortOption<OrderSort | undefined>;

const newest: Option = {
  value: undefined,
  label: 'newest first',
  by: { column: 'order', direction: 'descending' },
};
const others: readonly Option[] = [
  { value: 'oldest', label: 'oldest first', by: { column: 'order', direction: 'ascending' } },
  {
    value: 'total-desc',
    label: 'highest total first',
    by: { column: 'total', direction: 'descending' },
  },
  {
    value: 'total-asc',
    label: 'lowest total first',
    by: { column: 'total', direction: 'ascending' },
  },
];

export const orderSortOptions: readonly Option[] = [newest, ...others];

/** For orders to assign, which are not sorted by time unless asked. */
export const urgentOrderSortOptions: readonly Option[] = [
  { value: undefined, label: 'most urgent first' },
  { ...newest, value: 'newest' },
  ...others,
];

/** Says that the first orders of a sorted list may not be the first of all matches. */
export const SortLimitNote = ({
  list,
}: {
  list: { isSortCapped?: boolean | undefined } | undefined;
}) =>
  list?.isSortCapped && (
    <p role="status" className="mb-3 text-sm text-muted">
      {`More than ${COUNT_CAP.toLocaleString('en-NG')} orders match. Only the latest ${COUNT_CAP.toLocaleString('en-NG')} are sorted. Narrow the search or the filters to sort them all.`}
    </p>
  );
