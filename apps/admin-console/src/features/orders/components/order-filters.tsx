import { DateInput } from '@market/ui/date-input';
import { Toolbar, ToolbarFilters } from '@market/ui/toolbar';
import { FilterSelect } from '@market/web-kit/list/filter-select';
import { SearchBox } from '@market/web-kit/list/search-box';
import { assignmentFilters, type OrderSearch } from '../order-search.schema';

interface OrderFiltersProps {
  search: OrderSearch;
  onChange: (patch: Partial<OrderSearch>, options?: { replace?: boolean }) => void;
}

const labels = {
  unassigned: 'not assigned',
  offered: 'waiting for an answer',
  accepted: 'accepted',
} as const;
const assignments = assignmentFilters.map((value) => ({ value, label: labels[value] }));

export function OrderFilters({ search, onChange }: OrderFiltersProps) {
  return (
    <Toolbar>
      <SearchBox
        label="Order, customer or phone"
        value={search.search}
        onSearch={(text) => onChange({ search: text }, { replace: true })}
      />
      <ToolbarFilters values={[search.assignment, search.from, search.to]}>
        <FilterSelect
          label="Delivery"
          options={assignments}
          value={search.assignment}
          onChange={(assignment) => onChange({ assignment })}
        />
        <div className="flex items-center gap-2 text-sm text-muted max-md:w-full">
          <DateInput
            aria-label="Placed from"
            className="w-auto! max-md:flex-1"
            max={search.to}
            value={search.from ?? ''}
            onValueChange={(from) => onChange({ from: from || undefined })}
          />
          <span aria-hidden="true">to</span>
          <DateInput
            aria-label="Placed until"
            className="w-auto! max-md:flex-1"
            min={search.from}
            value={search.to ?? ''}
            onValueChange={(to) => onChange({ to: to || undefined })}
          />
        </div>
      </ToolbarFilters>
    </Toolbar>
  );
}
