import type { ReactNode } from 'react';
import type { ImportProblem } from '@market/domain/catalogue/product-import';
import { DataTable, type Column } from '@market/ui/data-table';

type Row = ImportProblem & { key: string };

const textCellClass = 'whitespace-normal! wrap-anywhere md:max-w-72 md:py-2';

const columns: Column<Row>[] = [
  { id: 'line', header: 'Line', className: 'nums', cell: ({ line }) => `Line ${line}` },
  {
    id: 'value',
    header: 'In the file',
    className: textCellClass,
    cell: ({ value }) => value || 'Empty',
  },
  {
    id: 'result',
    header: 'Kept as',
    className: textCellClass,
    cell: ({ result, severity }) => result ?? (severity === 'changed' ? 'Text' : 'Nothing'),
  },
];

interface ProblemTableProps {
  problems: readonly ImportProblem[] | undefined;
  refetching?: boolean;
  error?: ReactNode;
  footer?: ReactNode;
}

export const ProblemTable = ({ problems, ...table }: ProblemTableProps) => (
  <DataTable
    bare
    tight
    caption="Lines"
    columns={columns}
    rows={problems?.map((problem, index) => ({ ...problem, key: `${problem.line} ${index}` }))}
    rowKey={({ key }) => key}
    empty={<p className="p-5 text-sm text-muted">No lines with this problem.</p>}
    {...table}
  />
);
