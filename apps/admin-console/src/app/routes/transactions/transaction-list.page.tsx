import { useQuery } from '@tanstack/react-query';
import { ArrowLeftRight } from 'lucide-react';
import { Outlet } from 'react-router-dom';
import { DownloadButton } from '@market/console/download-button';
import { CursorPager } from '@market/console/cursor-pager';
import { ListViews } from '@market/console/views/list-views';
import { Button } from '@market/ui/button';
import { EmptyState } from '@market/ui/empty-state';
import { PageHeader } from '@market/ui/page-header';
import { Toolbar, ToolbarFilters } from '@market/ui/toolbar';
import { DateRangeFilter } from '@market/web-kit/list/date-range-filter';
import { queryError } from '@market/web-kit/list/query-error';
import { SearchBox } from '@market/web-kit/list/search-box';
import { useListSearch } from '@market/web-kit/router/list-search';
import { useKeepSearch } from '@market/web-kit/router/use-keep-search';
import { useServices } from '@market/web-kit/services';
import {
  transactionColumns,
  transactionSortOptions,
  TransactionTable,
} from '../../../features/transactions/components/transaction-table';
import {
  isFiltered,
  type TransactionSearch,
  transactionExportQuery,
  transactionList,
} from '../../../features/transactions/transactions.queries';
import { paths } from '../../paths';

export function TransactionListPage() {
  const { api } = useServices();
  const keepSearch = useKeepSearch();
  const [search, setSearch] = useListSearch(transactionList.schema);
  const list = useQuery(transactionList.query(api, search));
  const hrefOf = (id: string) => keepSearch(paths.transactions.detail.href({ id }));
  const filter = (patch: Partial<TransactionSearch>, options?: { replace: boolean }) =>
    setSearch({ ...patch, after: undefined }, options);

  return (
    <>
      <PageHeader
        title="Transactions"
        description="What customers paid, with the card provider’s fees"
        actions={
          <>
            <ListViews
              list="admin-transactions"
              href={paths.transactions.list.href()}
              columns={transactionColumns(hrefOf)}
            />
            <DownloadButton link={transactionExportQuery(api, search)}>Export CSV</DownloadButton>
          </>
        }
      />
      <Toolbar>
        <SearchBox
          label="Reference, customer or email"
          value={search.search}
          onSearch={(text) => filter({ search: text }, { replace: true })}
        />
        <ToolbarFilters values={[search.startDate, search.endDate]}>
          <DateRangeFilter
            label="Paid"
            from={search.startDate}
            to={search.endDate}
            onChange={(range) =>
              filter({
                ...('from' in range && { startDate: range.from }),
                ...('to' in range && { endDate: range.to }),
              })
            }
          />
        </ToolbarFilters>
      </Toolbar>
      <TransactionTable
        rows={list.data?.rows}
        refetching={list.isPlaceholderData}
        sorting={{
          options: transactionSortOptions,
          value: search.sort,
          onChange: (sort) => filter({ sort }),
        }}
        filtered={isFiltered(search)}
        hrefOf={hrefOf}
        error={queryError(list)}
        empty={
          <EmptyState title="No transactions yet" icon={<ArrowLeftRight />}>
            Payments appear here as soon as customers have paid.
          </EmptyState>
        }
        noMatch={
          <EmptyState
            title="No transactions match these filters"
            action={
              <Button
                onClick={() =>
                  filter({ search: undefined, startDate: undefined, endDate: undefined })
                }
              >
                Clear filters
              </Button>
            }
          />
        }
        footer={
          list.data && (
            <CursorPager
              count={list.data.count}
              isCapped={list.data.isCapped}
              isFirstPage={search.after === undefined}
              hasNext={list.data.next !== undefined}
              onFirst={() => setSearch({ after: undefined })}
              onNext={() => setSearch({ after: list.data.next })}
            />
          )
        }
      />
      <Outlet />
    </>
  );
}
