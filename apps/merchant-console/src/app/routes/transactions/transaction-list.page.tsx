import { useQuery } from '@tanstack/react-query';
import { Outlet } from 'react-router-dom';
import { EmptyState } from '@market/ui/empty-state';
import toolbox from '@market/ui/illustrations/toolbox.svg';
import { PageHeader } from '@market/ui/page-header';
import { useListSearch } from '@market/web-kit/router/list-search';
import { useKeepSearch } from '@market/web-kit/router/use-keep-search';
import { useServices } from '@market/web-kit/services';
import { CursorTable } from '../../../features/transactions/components/cursor-table';
import { transactionColumns } from '../../../features/transactions/components/transaction-columns';
import { TransactionFilters } from '../../../features/transactions/components/transaction-filters';
import {
  transactionExportQuery,
  transactionList,
} from '../../../features/transactions/transactions.queries';
import { DownloadButton } from '@market/console/download-button';
import { paths } from '../../paths';

export function TransactionListPage() {
  const { api } = useServices();
  const keepSearch = useKeepSearch();
  const [search, setSearch] = useListSearch(transactionList.schema);
  const list = useQuery(transactionList.query(api, search));

  return (
    <>
      <PageHeader title="Transactions" description="What customers paid, and your net earnings" />
      <TransactionFilters
        search={search}
        onChange={setSearch}
        end={
          (list.data ? list.data.count > 0 : list.isPending) && (
            <DownloadButton link={transactionExportQuery(api, search)}>Export CSV</DownloadButton>
          )
        }
      />
      <CursorTable
        caption="Transactions"
        columns={transactionColumns(({ id }) => keepSearch(paths.transactions.detail.href({ id })))}
        list={list}
        search={search}
        onSearch={setSearch}
        empty={
          <EmptyState title="No transactions yet" illustrationUrl={toolbox}>
            Payments appear here as soon as customers have paid.
          </EmptyState>
        }
      />
      <Outlet />
    </>
  );
}
