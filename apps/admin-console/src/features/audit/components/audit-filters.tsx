import { X } from 'lucide-react';
import { Button } from '@market/ui/button';
import { Toolbar, ToolbarFilters } from '@market/ui/toolbar';
import { DateRangeFilter } from '@market/web-kit/list/date-range-filter';
import { FilterSelect } from '@market/web-kit/list/filter-select';
import { SearchBox } from '@market/web-kit/list/search-box';
import type { AuditSearch } from '../audit-search.schema';
import { actionOptions, subjectOptions } from '../model/audit-texts';

interface AuditFiltersProps {
  search: AuditSearch;
  /** The name of the person in `search`, once it is known. */
  actorName: string | undefined;
  onChange: (patch: Partial<AuditSearch>, options?: { replace?: boolean }) => void;
}

export function AuditFilters({ search, actorName, onChange }: AuditFiltersProps) {
  return (
    <Toolbar>
      <SearchBox
        label="Person, record or reason"
        value={search.search}
        onSearch={(text) => onChange({ search: text }, { replace: true })}
      />
      <ToolbarFilters
        values={[search.subject, search.action, search.actorId, search.from, search.to]}
      >
        <FilterSelect
          label="Record"
          options={subjectOptions}
          value={search.subject}
          onChange={(subject) => onChange({ subject })}
        />
        <FilterSelect
          label="Action"
          options={actionOptions}
          value={search.action}
          onChange={(action) => onChange({ action })}
        />
        {search.actorId && (
          <Button
            icon={<X size={16} />}
            onClick={() => onChange({ actorId: undefined })}
          >{`By: ${actorName ?? 'this person'}`}</Button>
        )}
        <DateRangeFilter label="Date" from={search.from} to={search.to} onChange={onChange} />
      </ToolbarFilters>
    </Toolbar>
  );
}
