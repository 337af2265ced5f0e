import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '@market/ui/card';
import { DataTable, type Column } from '@market/ui/data-table';

interface HealthSectionProps<Row> {
  id: string;
  title: string;
  /** Shown instead of the table when nothing is stuck. */
  fine: string;
  stuck: { rows: readonly Row[]; count: number };
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  action?: ReactNode;
}

export function HealthSection<Row>({
  id,
  title,
  fine,
  stuck: { rows, count },
  columns,
  rowKey,
  action,
}: HealthSectionProps<Row>) {
  if (count === 0)
    return (
      <section
        id={id}
        aria-label={title}
        className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-3 border border-line bg-surface px-4 py-4 md:px-5"
      >
        <CircleCheck aria-hidden="true" size={18} className="flex-none text-success" />
        <h2 className="text-md font-semibold">{title}</h2>
        <p className="text-sm text-muted">{fine}</p>
      </section>
    );
  return (
    <Card
      id={id}
      flush
      className="scroll-mt-20"
      title={
        <>
          {title}{' '}
          <span className="ms-1 text-sm font-normal text-muted nums">
            {rows.length < count ? `${rows.length} of ${count}` : count}
          </span>
        </>
      }
      action={action}
    >
      <DataTable bare caption={title} columns={columns} rows={rows} rowKey={rowKey} empty={null} />
    </Card>
  );
}
