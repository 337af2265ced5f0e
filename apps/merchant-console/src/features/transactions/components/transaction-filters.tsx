import type { ReactNode } from 'react';
import { transactionStatuses } from '@market/domain/transactions/transaction';
import { Toolbar, ToolbarFilters } from '@market/ui/toolbar';
import { DateRangeFilter } from '@market/web-kit/list/date-range-filter';
import { FilterSelect } from '@market/web-kit/list/filter-select';
import { SearchBox } from '@market/web-kit/list/search-box';
import { transactionStatusTexts } from './transaction-columns';
import type { TransactionSearch } from '../transaction-search.schema';

interface TransactionFiltersProps {
  search: TransactionSearch;
  onChange: (patch: Partial<TransactionSearch>, options?: { replace?: boolean }) => void;
  end?: ReactNode;
}

const statuses = transactionStatuses.map((value) => ({
  value,
  label: transactionStatusTexts[value].label,
}));

/** Changing a filter returns to the newest rows. */
export function TransactionFilters({ search, onChange, end }: TransactionFiltersProps) {
  const change: TransactionFiltersProps['onChange'] = (patch, options) =>
    onChange({ ...patch, after: undefined }, options);
  return (
    <Toolbar end={end}>
      <SearchBox
        hasOwnRow={Boolean(end)}
        label="Order, reference or customer"
        value={search.search}
        onSearch={(text) => change({ search: text }, { replace: true })}
      />
      <ToolbarFilters values={[search.startDate, search.endDate, search.status]}>
        <DateRangeFilter
          label="Paid"
          from={search.startDate}
          to={search.endDate}
          onChange={(range) =>
            change({
              ...('from' in range && { startDate: range.from }),
              ...('to' in range && { endDate: range.to }),
            })
          }
        />
        <FilterSelect
          label="Status"
          options={statuses}
          value={search.status}
          onChange={(status) => change({ status })}
        />
      </ToolbarFilters>
    </Toolbar>
  );
}
