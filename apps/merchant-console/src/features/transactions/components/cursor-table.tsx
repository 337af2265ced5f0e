import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '@market/ui/button';
import { DataTable, type Column } from '@market/ui/data-table';
import { EmptyState } from '@market/ui/empty-state';
import { queryError } from '@market/web-kit/list/query-error';
import { CursorPager } from '@market/console/cursor-pager';
import { isFiltered, noFilters, type TransactionSearch } from '../transaction-search.schema';

interface CursorPage<Row> {
  rows: Row[];
  count: number;
  isCapped: boolean;
  next?: string | undefined;
}

interface CursorTableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  list: UseQueryResult<CursorPage<Row>>;
  search: TransactionSearch;
  onSearch: (patch: Partial<TransactionSearch>) => void;
  empty: ReactNode;
}

export function CursorTable<Row extends { id: string }>({
  caption,
  columns,
  list,
  search,
  onSearch,
  empty,
}: CursorTableProps<Row>) {
  const { data } = list;
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rowKey={({ id }) => id}
      rows={data?.rows}
      refetching={list.isPlaceholderData}
      filtered={isFiltered(search)}
      error={queryError(list)}
      empty={empty}
      noMatch={
        <EmptyState
          title={`No ${caption.toLowerCase()} match these filters`}
          action={<Button onClick={() => onSearch(noFilters)}>Clear filters</Button>}
        />
      }
      footer={
        data && (
          <CursorPager
            count={data.count}
            isCapped={data.isCapped}
            isFirstPage={search.after === undefined}
            hasNext={data.next !== undefined}
            onFirst={() => onSearch({ after: undefined })}
            onNext={() => onSearch({ after: data.next })}
          />
        )
      }
    />
  );
}
