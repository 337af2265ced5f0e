import { Toolbar, ToolbarFilters } from '@market/ui/toolbar';
import { DateRangeFilter } from '@market/web-kit/list/date-range-filter';
import { FilterSelect } from '@market/web-kit/list/filter-select';
import { SearchBox } from '@market/web-kit/list/search-box';
import { StoreFilterChip } from '../../../shared/store-filter-chip';
import { assignmentFilters, type OrderSearch } from '../order-search.schema';

interface OrderFiltersProps {
  search: OrderSearch;
  /** The name of the store in `search`, once it is known. */
  storeName: string | undefined;
  onChange: (patch: Partial<OrderSearch>, options?: { replace?: boolean }) => void;
}

const labels = {
  unassigned: 'not assigned',
  offered: 'waiting for acceptance',
  accepted: 'accepted',
} as const;
const assignmentOptions = assignmentFilters.map((value) => ({ value, label: labels[value] }));

export function OrderFilters({ search, storeName, onChange }: OrderFiltersProps) {
  return (
    <Toolbar>
      <SearchBox
        label="Order, customer, product or store"
        value={search.search}
        onSearch={(text) => onChange({ search: text }, { replace: true })}
      />
      <ToolbarFilters values={[search.assignment, search.storeId, search.from, search.to]}>
        {search.view !== 'waiting' && (
          <FilterSelect
            label="Delivery"
            options={assignmentOptions}
            value={search.assignment}
            onChange={(assignment) => onChange({ assignment })}
          />
        )}
        {search.storeId && (
          <StoreFilterChip
            storeName={storeName}
            onRemove={() => onChange({ storeId: undefined })}
          />
        )}
        <DateRangeFilter label="Placed" from={search.from} to={search.to} onChange={onChange} />
      </ToolbarFilters>
    </Toolbar>
  );
}
