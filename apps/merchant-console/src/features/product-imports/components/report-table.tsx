import type { ReactNode } from 'react';
import type { ImportProblemGroup } from '@market/domain/catalogue/product-import';
import { Button } from '@market/ui/button';
import { DataTable, type Column } from '@market/ui/data-table';
import { StatusTag } from '@market/ui/status-tag';
import { linesText, severityTexts } from '../model/report-texts';

interface ReportTableProps {
  groups: readonly ImportProblemGroup[] | undefined;
  error?: ReactNode;
  onShow: (group: ImportProblemGroup) => void;
}

const createColumns = (onShow: ReportTableProps['onShow']): Column<ImportProblemGroup>[] => [
  {
    id: 'message',
    header: 'Problem',
    className: 'whitespace-normal! md:min-w-64 md:py-2',
    cell: ({ message }) => message,
  },
  {
    id: 'column',
    header: 'Column',
    className: 'whitespace-normal! md:max-w-48 wrap-anywhere',
    cell: ({ column }) => column ?? 'Whole line',
  },
  {
    id: 'value',
    header: 'Example',
    className: 'whitespace-normal! md:max-w-56 wrap-anywhere text-muted md:py-2',
    cell: ({ value, result }) => (
      <span className="line-clamp-3">
        {value || 'Empty'}
        {result && ` → ${result}`}
      </span>
    ),
  },
  {
    id: 'lines',
    header: 'Lines',
    className: 'whitespace-normal! nums md:max-w-40',
    cell: (group) =>
      group.count === 1 ? (
        linesText(group)
      ) : (
        <Button
          variant="ghost"
          size="sm"
          className="-ml-2 h-auto! min-h-8 text-left whitespace-normal pointer-coarse:min-h-11"
          onClick={() => onShow(group)}
        >
          {linesText(group)}
        </Button>
      ),
  },
  {
    id: 'severity',
    header: 'Kind',
    card: 'status',
    cell: ({ severity }) => (
      <StatusTag tone={severityTexts[severity].tone}>{severityTexts[severity].label}</StatusTag>
    ),
  },
];

export const ReportTable = ({ groups, error, onShow }: ReportTableProps) => (
  <DataTable
    bare
    tight
    caption="Report"
    columns={createColumns(onShow)}
    rows={groups}
    rowKey={({ severity, column = '', message }) => `${severity} ${column} ${message}`}
    error={error}
    empty={<p className="p-5 text-sm text-muted">Every value is imported unchanged.</p>}
  />
);
