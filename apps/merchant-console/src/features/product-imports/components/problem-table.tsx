import type { ReactNode } from 'react';
import type { ImportProblem } from '@market/domain/catalogue/product-import';
import { DataTable, type Column } from '@market/ui/data-table';
import { StatusTag } from '@market/ui/status-tag';

type Row = ImportProblem & { key: string };

const columns: Column<Row>[] = [
  { id: 'line', header: 'Line', className: 'nums', cell: ({ line }) => `Line ${line}` },
  { id: 'column', header: 'Column', cell: ({ column }) => column ?? 'Whole line' },
  { id: 'value', header: 'Value', className: 'md:max-w-48 truncate text-muted', cell: ({ value }) => (value ? <span title={value}>{value}</span> : 'Empty') },
  { id: 'message', header: 'What is wrong', className: 'whitespace-normal! md:min-w-64 md:py-2', cell: ({ message }) => message },
  {
    id: 'severity',
    header: 'Kind',
    card: 'status',
    cell: ({ severity }) => (severity === 'error' ? <StatusTag tone="problem">Error</StatusTag> : <StatusTag tone="neutral">Note</StatusTag>),
  },
];

interface ProblemTableProps {
  /** `undefined` while the first ones load. */
  problems: readonly ImportProblem[] | undefined;
  refetching?: boolean;
  error?: ReactNode;
  footer?: ReactNode;
}

/** What stands against cells of the file, by line and column. An error keeps its product out; a note says what is done instead. */
export const ProblemTable = ({ problems, ...table }: ProblemTableProps) => (
  <DataTable
    bare
    tight
    caption="Problems"
    columns={columns}
    rows={problems?.map((problem, index) => ({ ...problem, key: `${problem.line} ${problem.column ?? ''} ${index}` }))}
    rowKey={({ key }) => key}
    empty={<p className="p-5 text-sm text-muted">Nothing is wrong with this file.</p>}
    {...table}
  />
);
