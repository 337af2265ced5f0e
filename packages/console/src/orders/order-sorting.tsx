import { COUNT_CAP } from '@market/domain/list-limits';
import type { OrderSort } from '@market/domain/orders/order-list';
import type { SortOption } from '@market/ui/data-table';
import { amountSortOptions, dateSortOptions } from '../sort-options';

type Option = SortOption<OrderSort | undefined>;

export const orderSortOptions: readonly Option[] = [
  ...dateSortOptions('order'),
  ...amountSortOptions('total'),
];

/** For orders to assign, which are not sorted by time unless asked. */
export const urgentOrderSortOptions: readonly Option[] = [
  { value: undefined, label: 'most urgent first' },
  ...orderSortOptions.map((option) => ({ ...option, value: option.value ?? 'newest' })),
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
