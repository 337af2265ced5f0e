import {
  inboxGroupKinds,
  inboxGroups,
  inboxSorts,
  isInGroup,
  type InboxGroup,
  type InboxKind,
  type InboxPage,
  type InboxSort,
} from '@market/domain/inbox/inbox';
import { NativeSelect } from '@market/ui/native-select';
import { SegmentedControl } from '@market/ui/segmented-control';
import { Tabs } from '@market/ui/tabs';
import type { InboxSearch } from '../inbox.queries';
import { groupLabels, kindLabels } from '../model/inbox-texts';

const ALL = '';
const sortLabels = { due: 'Due', value: 'Value', age: 'Age' } as const;

interface InboxFiltersProps {
  page: InboxPage | undefined;
  search: InboxSearch;
  onChange: (patch: Partial<InboxSearch>) => void;
}

/** A tab for each group, and a choice of type within a group that has several. */
export function InboxFilters({ page, search, onChange }: InboxFiltersProps) {
  const { kind } = search;
  const countOf = (kind: InboxKind) => page?.kindCounts[kind];
  const groups = inboxGroups.flatMap((value) => {
    const counts = inboxGroupKinds[value].flatMap((kind) => countOf(kind) ?? []);
    return counts.length === 0
      ? []
      : [{ value, label: groupLabels[value], count: counts.reduce((sum, each) => sum + each, 0) }];
  });
  const group = kind ? inboxGroups.find((each) => isInGroup(kind, each)) : search.group;
  const kinds: readonly InboxKind[] = group
    ? inboxGroupKinds[group].filter((each) => each === kind || countOf(each))
    : [];
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-3 xl:flex-nowrap">
      <div className="min-w-0 max-md:w-full">
        <Tabs<InboxGroup | typeof ALL>
          label="Decisions to show"
          variant="pills"
          items={[{ value: ALL, label: 'All', count: page?.total.count }, ...groups]}
          value={group ?? ALL}
          onValueChange={(value) =>
            onChange({ group: value === ALL ? undefined : value, kind: undefined })
          }
        />
      </div>
      {kinds.length > 1 && (
        <NativeSelect
          aria-label="Type"
          value={kind ?? ALL}
          onChange={({ target }) =>
            onChange({ group, kind: kinds.find((each) => each === target.value) })
          }
          className="w-auto! max-md:w-full!"
        >
          <option value={ALL}>All types</option>
          {kinds.map((each) => (
            <option key={each} value={each}>
              {`${kindLabels[each]} (${countOf(each) ?? 0})`}
            </option>
          ))}
        </NativeSelect>
      )}
    </div>
  );
}

export const InboxSortControl = ({
  sort,
  onChange,
}: {
  sort: InboxSort;
  onChange: (sort: InboxSort) => void;
}) => (
  <>
    <span aria-hidden="true" className="text-sm text-muted">
      Sort
    </span>
    <SegmentedControl
      label="Sort by"
      options={inboxSorts.map((value) => ({ value, label: sortLabels[value] }))}
      value={sort}
      onValueChange={onChange}
    />
  </>
);
