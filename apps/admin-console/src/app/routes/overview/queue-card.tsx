import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Card } from '@market/ui/card';
import { Count } from '@market/ui/count';
import { EmptyState } from '@market/ui/empty-state';
import { Link } from '@market/ui/link';
import { Skeleton } from '@market/ui/skeleton';
import { queryError } from '@market/web-kit/list/query-error';

interface QueueCardProps<Row> {
  title: string;
  query: UseQueryResult<{ rows: readonly Row[]; count: number }>;
  /** Highlights the count: the user can act on this queue. */
  urgent: boolean;
  row: (row: Row) => QueueRow;
  /** Shown when the queue is empty. */
  emptyTitle: string;
  all: { label: string; to: string };
}

interface QueueRow {
  id: string;
  to: string;
  name: string;
  detail: string;
  end?: ReactNode;
}

const SHOWN = 5;

/** A work queue: its length and its first items. */
export function QueueCard<Row>({
  title,
  query,
  urgent,
  row,
  emptyTitle,
  all,
}: QueueCardProps<Row>) {
  const { data } = query;
  return (
    <Card
      flush
      title={
        <span className="flex items-center gap-2">
          {title}
          {data && data.count > 0 && (
            <Count value={data.count} tone={urgent ? 'accent' : 'neutral'} />
          )}
        </span>
      }
      action={
        <Link to={all.to} className="link text-sm">
          {all.label}
        </Link>
      }
    >
      {queryError(query) ??
        (data === undefined ? (
          <RowsSkeleton />
        ) : data.count === 0 ? (
          <EmptyState tone="done" headingLevel={3} title={emptyTitle} />
        ) : (
          <Rows rows={data.rows.slice(0, SHOWN).map(row)} />
        ))}
    </Card>
  );
}

function Rows({ rows }: { rows: readonly QueueRow[] }) {
  return (
    <ul>
      {rows.map(({ id, to, name, detail, end }) => (
        <li
          key={id}
          className="relative flex items-center gap-4 border-b border-line px-5 py-3 text-sm last:border-b-0 hover:bg-hover"
        >
          <span className="min-w-0 flex-1">
            <Link to={to} className="stretched block truncate font-semibold">
              {name}
            </Link>
            <span className="block truncate text-xs text-muted">{detail}</span>
          </span>
          {end}
        </li>
      ))}
    </ul>
  );
}

function RowsSkeleton() {
  return (
    <>
      <p role="status" className="sr-only">
        Loading
      </p>
      {[0, 1, 2].map((row) => (
        <div key={row} className="grid gap-2 border-b border-line px-5 py-3.5 last:border-b-0">
          <Skeleton className="h-3.5 w-1/2" />
          <Skeleton className="h-3 w-1/3" />
        </div>
      ))}
    </>
  );
}
