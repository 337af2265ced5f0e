import { Toolbar, ToolbarFilters } from '@market/ui/toolbar';
import { FilterSelect } from '@market/web-kit/list/filter-select';
import { SearchBox } from '@market/web-kit/list/search-box';
import { partnerStatusOptions } from '../../../shared/partner-texts';
import type { PartnerSearch } from '../partners.queries';

interface PartnerFiltersProps {
  search: PartnerSearch;
  onChange: (patch: Partial<PartnerSearch>, options?: { replace?: boolean }) => void;
}

export function PartnerFilters({ search, onChange }: PartnerFiltersProps) {
  return (
    <Toolbar>
      <SearchBox
        label="Company or email"
        value={search.search}
        onSearch={(text) => onChange({ search: text }, { replace: true })}
      />
      <ToolbarFilters values={[search.status]}>
        <FilterSelect
          label="Status"
          options={partnerStatusOptions}
          value={search.status}
          onChange={(status) => onChange({ status })}
        />
      </ToolbarFilters>
    </Toolbar>
  );
}
