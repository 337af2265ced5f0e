import { AppliedFilters } from '@market/ui/toolbar';
import { filterChips, type FilterNames } from '../../../features/catalogue/model/filter-chips';
import type { ListingScope, ListingSearch } from '../../../features/catalogue/model/listing-search';

// This file is a chunk of its own, because most listings have no filters in use.

interface AppliedListingFiltersProps {
  scope: ListingScope;
  search: ListingSearch;
  names: FilterNames;
  onChange: (patch: Partial<ListingSearch>) => void;
  onClear: () => void;
}

export const AppliedListingFilters = ({
  scope,
  search,
  names,
  onChange,
  onClear,
}: AppliedListingFiltersProps) => (
  <AppliedFilters
    filters={filterChips(scope, search, names).map(({ id, label, patch }) => ({
      id,
      label,
      onRemove: () => onChange(patch),
    }))}
    onClear={onClear}
  />
);

/** The label of the filter button while filters are in use. */
export function FilterCount({
  scope,
  search,
}: Pick<AppliedListingFiltersProps, 'scope' | 'search'>) {
  const count = filterChips(scope, search, {}).length;
  return count > 0 ? `Filters (${count})` : 'Filters';
}
