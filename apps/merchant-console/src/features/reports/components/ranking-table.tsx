import type { Key } from 'react';
import type { CsvCell } from '@market/domain/csv';
import { DataTable, type Column } from '@market/ui/data-table';
import { EmptyState } from '@market/ui/empty-state';
import { Money } from '@market/ui/money';
import { Pager } from '@market/ui/pager';
import { Toolbar } from '@market/ui/toolbar';
import { queryError } from '@market/web-kit/list/query-error';
import { ExportButton } from '@market/console/export-button';
import { MAX_EXPORTED, fetchRankedRows } from '../model/report-csv';

interface Sold {
  /** In kobo. */
  sales: number;
  before: number;
}

interface Ranking<Row> {
  rows: Row[];
  count: number;
  total: number;
}

interface RankingTableProps<Row> {
  caption: string;
  /** The first columns. The sales, their share and the previous period follow. */
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => Extract<Key, string>;
  ranking: Parameters<typeof queryError>[0] & {
    data: Ranking<Row> | undefined;
    isPlaceholderData: boolean;
  };
  search: { page: number; size: number };
  onSearch: (patch: { page?: number; size?: number }) => void;
  fileName: string;
  csvHead: readonly string[];
  csvRow: (row: Row) => readonly CsvCell[];
  fetchPage: (page: { page: number; size: number }) => Promise<Ranking<Row>>;
}

export function RankingTable<Row extends Sold>({
  caption,
  columns,
  rowKey,
  ranking,
  search,
  onSearch,
  fileName,
  csvHead,
  csvRow,
  fetchPage,
}: RankingTableProps<Row>) {
  const { data } = ranking;
  const cells = async () => [csvHead, ...(await fetchRankedRows(fetchPage)).map(csvRow)];
  return (
    <>
      <Toolbar
        end={
          (data ? data.count > 0 : !queryError(ranking)) && (
            <ExportButton
              fileName={fileName}
              rows={cells}
              {...(data &&
                data.count > MAX_EXPORTED && {
                  label: `Export the first ${MAX_EXPORTED.toLocaleString('en-NG')}`,
                })}
            />
          )
        }
      >
        <p className="text-sm text-muted">{caption}</p>
      </Toolbar>
      <DataTable
        caption={caption}
        columns={[...columns, ...salesColumns<Row>(data?.total ?? 0)]}
        rowKey={rowKey}
        rows={data?.rows}
        refetching={ranking.isPlaceholderData}
        error={queryError(ranking)}
        empty={
          <EmptyState title="No sales in this period">
            Choose a longer period or other dates.
          </EmptyState>
        }
        footer={
          data && (
            <Pager
              page={search.page}
              pageSize={search.size}
              total={data.count}
              onPageChange={(page) => onSearch({ page })}
              onPageSizeChange={(size) => onSearch({ size })}
            />
          )
        }
      />
    </>
  );
}

const salesColumns = <Row extends Sold>(total: number): Column<Row>[] => [
  {
    id: 'sales',
    header: 'Sales',
    align: 'end',
    cell: ({ sales }) => <Money kobo={sales} className="font-semibold" />,
  },
  {
    id: 'share',
    header: 'Share',
    align: 'end',
    cell: ({ sales }) => <Share percent={total > 0 ? (Math.max(0, sales) / total) * 100 : 0} />,
  },
  {
    id: 'before',
    header: 'Previous period',
    align: 'end',
    cell: ({ before }) => <Money kobo={before} className="text-muted" />,
  },
];

function Share({ percent }: { percent: number }) {
  return (
    <span className="inline-flex items-center gap-2.5">
      <span aria-hidden="true" className="h-2 w-20 rounded-[1px] bg-sunken">
        <span
          className="block h-full rounded-[1px] bg-chart-2"
          style={{ width: `${Math.min(100, percent)}%` }}
        />
      </span>
      <span className="w-12">{percent.toFixed(1)}%</span>
    </span>
  );
}
