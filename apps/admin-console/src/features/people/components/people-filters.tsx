import { adminStatuses } from '@market/domain/accounts/admin';
import { platformResources } from '@market/domain/accounts/roles';
import { platformResourceTexts } from '@market/domain/accounts/platform-roles';
import { Toolbar, ToolbarFilters } from '@market/ui/toolbar';
import { FilterSelect } from '@market/web-kit/list/filter-select';
import { SearchBox } from '@market/web-kit/list/search-box';
import { adminStatusTexts } from '../model/people-texts';
import type { PeopleSearch } from '../people.queries';

interface PeopleFiltersProps {
  search: PeopleSearch;
  onChange: (patch: Partial<PeopleSearch>, options?: { replace?: boolean }) => void;
}

const statuses = adminStatuses.map((value) => ({ value, label: adminStatusTexts[value].label }));
const permissions = platformResources.map((value) => ({
  value,
  label: platformResourceTexts[value].name,
}));

export function PeopleFilters({ search, onChange }: PeopleFiltersProps) {
  return (
    <Toolbar>
      <SearchBox
        label="Name or email"
        value={search.search}
        onSearch={(text) => onChange({ search: text }, { replace: true })}
      />
      <ToolbarFilters values={[search.status, search.resource]}>
        <FilterSelect
          label="Status"
          options={statuses}
          value={search.status}
          onChange={(status) => onChange({ status })}
        />
        {search.role === 'admin' && (
          <FilterSelect
            label="Permission"
            options={permissions}
            value={search.resource}
            onChange={(resource) => onChange({ resource })}
          />
        )}
      </ToolbarFilters>
    </Toolbar>
  );
}
