import { useMemo } from 'react';
import type { BoardOrder } from '@market/domain/orders/delivery-board';
import { Checkbox } from '@market/ui/checkbox';
import { Toolbar } from '@market/ui/toolbar';
import { FilterSelect } from '@market/web-kit/list/filter-select';
import { SearchBox } from '@market/web-kit/list/search-box';
import type { BoardSearch } from '../board.queries';

interface BoardFiltersProps {
  orders: readonly BoardOrder[];
  search: BoardSearch;
  onChange: (patch: Partial<BoardSearch>, options?: { replace?: boolean }) => void;
}

/** The riders and states to choose from are those of the orders on the board. */
export function BoardFilters({ orders, search, onChange }: BoardFiltersProps) {
  const riders = useMemo(
    () =>
      toSortedOptions(
        new Map(orders.flatMap(({ rider }) => (rider ? [[rider.id, rider.name] as const] : []))),
      ),
    [orders],
  );
  const states = useMemo(
    () => toSortedOptions(new Map(orders.map(({ state }) => [state, state] as const))),
    [orders],
  );
  return (
    <Toolbar>
      <SearchBox
        label="Order, store or location"
        value={search.search}
        onSearch={(text) => onChange({ search: text }, { replace: true })}
      />
      <FilterSelect
        label="Rider"
        options={riders}
        value={search.rider}
        onChange={(rider) => onChange({ rider })}
      />
      <FilterSelect
        label="State"
        options={states}
        value={search.state}
        onChange={(state) => onChange({ state })}
      />
      <Checkbox
        label="Late only"
        className="items-center"
        checked={search.late === 'true'}
        onChange={({ target }) => onChange({ late: target.checked ? 'true' : undefined })}
      />
    </Toolbar>
  );
}

const toSortedOptions = (names: ReadonlyMap<string, string>) =>
  [...names]
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => a.label.localeCompare(b.label));
