import { inboxKinds, inboxSorts, type InboxPage } from '@market/domain/inbox/inbox';
import { SegmentedControl } from '@market/ui/segmented-control';
import { Tabs } from '@market/ui/tabs';
import type { InboxSearch } from '../inbox.queries';
import { kindLabels } from '../model/inbox-texts';

const ALL = '';
const sortLabels = { due: 'Due', value: 'Value', age: 'Age' } as const;

interface InboxFiltersProps {
  page: InboxPage | undefined;
  search: InboxSearch;
  onChange: (patch: Partial<InboxSearch>) => void;
}

export function InboxFilters({ page, search, onChange }: InboxFiltersProps) {
  const kinds = inboxKinds.filter((kind) => page?.kindCounts[kind] !== undefined);
  return (
    <div className="mb-4 flex flex-wrap items-end justify-between gap-3 xl:flex-nowrap">
      <div className="min-w-0 max-md:w-full">
        <Tabs
          label="Type"
          items={[
            { value: ALL, label: 'Everything', count: page?.total.count },
            ...kinds.map((kind) => ({
              value: kind,
              label: kindLabels[kind],
              count: page?.kindCounts[kind],
            })),
          ]}
          value={search.kind ?? ALL}
          onValueChange={(value) => onChange({ kind: kinds.find((kind) => kind === value) })}
        />
      </div>
      <SegmentedControl
        label="Sort by"
        options={inboxSorts.map((value) => ({ value, label: sortLabels[value] }))}
        value={search.sort}
        onValueChange={(sort) => onChange({ sort })}
      />
    </div>
  );
}
