import { Toolbar, ToolbarFilters } from '@market/ui/toolbar';
import { DateRangeFilter } from '@market/web-kit/list/date-range-filter';
import { FilterSelect } from '@market/web-kit/list/filter-select';
import { SearchBox } from '@market/web-kit/list/search-box';
import type { OrderSearch } from '../order-search.schema';

interface OrderFiltersProps {
  search: OrderSearch;
  onChange: (patch: Partial<OrderSearch>, options?: { replace?: boolean }) => void;
}

const handOvers = [
  { value: 'waiting', label: 'waiting' },
  { value: 'today', label: 'due today' },
  { value: 'late', label: 'late' },
] as const;
const deliveries = [
  { value: 'lagos', label: 'within Lagos' },
  { value: 'interstate', label: 'interstate' },
] as const;
const payouts = [
  { value: 'on_hold', label: 'on hold' },
  { value: 'approved', label: 'approved' },
] as const;

export function OrderFilters({ search, onChange }: OrderFiltersProps) {
  return (
    <Toolbar>
      <SearchBox
        label="Order, customer, phone or product"
        value={search.search}
        onSearch={(text) => onChange({ search: text }, { replace: true })}
      />
      <ToolbarFilters
        values={[search.from, search.to, search.handOver, search.delivery, search.payout]}
      >
        <DateRangeFilter label="Placed" from={search.from} to={search.to} onChange={onChange} />
        {/* Fits in one row with the other filters on wide screens. */}
        <div className="contents md:flex md:min-w-0 md:flex-1 md:basis-104 md:gap-2">
          <FilterSelect
            label="Handover"
            options={handOvers}
            value={search.handOver}
            onChange={(handOver) => onChange({ handOver })}
          />
          <FilterSelect
            label="Delivery"
            options={deliveries}
            value={search.delivery}
            onChange={(delivery) => onChange({ delivery })}
          />
          <FilterSelect
            label="Payout"
            options={payouts}
            value={search.payout}
            onChange={(payout) => onChange({ payout })}
          />
        </div>
      </ToolbarFilters>
    </Toolbar>
  );
}
