import type { ReactNode } from 'react';
import { SearchX } from 'lucide-react';
import { Button } from '@market/ui/button';
import { Card } from '@market/ui/card';
import { EmptyState } from '@market/ui/empty-state';
import { Skeleton } from '@market/ui/skeleton';

interface EntryListProps<Row> {
  /** The table returned by `useList`. */
  table: {
    readonly rows: readonly Row[] | undefined;
    readonly refetching: boolean;
    readonly error: ReactNode;
    readonly footer: ReactNode;
  };
  /** The noun for the entries, such as `questions`. */
  noun: string;
  filtered: boolean;
  onClearFilters: () => void;
  empty: ReactNode;
  entry: (row: Row) => ReactNode;
}

export function EntryList<Row>({
  table: { rows, refetching, error, footer },
  noun,
  filtered,
  onClearFilters,
  empty,
  entry,
}: EntryListProps<Row>) {
  const isLoading = rows === undefined && !error;
  return (
    <Card
      flush
      aria-busy={isLoading || refetching}
      className={refetching ? 'opacity-60' : undefined}
    >
      {error}
      {rows?.length === 0 &&
        (filtered ? (
          <EmptyState
            icon={<SearchX size={26} />}
            title={`No ${noun} match these filters`}
            action={<Button onClick={onClearFilters}>Clear filters</Button>}
          >
            Clear the filters to see more.
          </EmptyState>
        ) : (
          empty
        ))}
      <div className="px-4 md:px-5">
        {isLoading && <EntriesSkeleton />}
        {rows?.map(entry)}
      </div>
      {footer}
    </Card>
  );
}

const skeletonKeys = [1, 2, 3, 4];

/** A skeleton as tall as most entries. */
function EntriesSkeleton() {
  return (
    <div role="status" aria-label="Loading">
      {skeletonKeys.map((place) => (
        <div key={place} className="grid gap-3 border-b border-line py-5 last:border-b-0">
          <Skeleton className="h-9 w-48" />
          <Skeleton className="h-16 max-w-(--measure)" />
          <Skeleton className="h-4 w-20" />
        </div>
      ))}
    </div>
  );
}
