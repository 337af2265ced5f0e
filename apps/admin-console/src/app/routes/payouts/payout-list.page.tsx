import { useQuery } from '@tanstack/react-query';
import { Plus, Wallet } from 'lucide-react';
import { Outlet } from 'react-router-dom';
import { isPageCapped } from '@market/domain/list-limits';
import { DownloadButton } from '@market/console/download-button';
import { ListViews } from '@market/console/views/list-views';
import { payoutStatuses, payoutStatusTexts, type Payout } from '@market/domain/payouts/payout';
import { Button } from '@market/ui/button';
import { EmptyState } from '@market/ui/empty-state';
import { Link } from '@market/ui/link';
import { PageHeader } from '@market/ui/page-header';
import { Pager } from '@market/ui/pager';
import { Toolbar, ToolbarFilters } from '@market/ui/toolbar';
import { FilterSelect } from '@market/web-kit/list/filter-select';
import { queryError } from '@market/web-kit/list/query-error';
import { SearchBox } from '@market/web-kit/list/search-box';
import { useListSearch } from '@market/web-kit/router/list-search';
import { useKeepSearch } from '@market/web-kit/router/use-keep-search';
import { useLastPage } from '@market/web-kit/router/use-last-page';
import { useServices } from '@market/web-kit/services';
import { PayoutStats } from '../../../features/payouts/components/payout-stats';
import {
  payoutColumns,
  payoutSortOptions,
  PayoutTable,
} from '../../../features/payouts/components/payout-table';
import {
  isFiltered,
  payoutSearchSchema,
  payoutExportQuery,
  payoutListQuery,
} from '../../../features/payouts/payouts.queries';
import { StoreFilterChip } from '../../../shared/store-filter-chip';
import { paths } from '../../paths';

const statuses = payoutStatuses.map((value) => ({ value, label: payoutStatusTexts[value].label }));

export function PayoutListPage() {
  const { api } = useServices();
  const keepSearch = useKeepSearch();
  const [search, setSearch] = useListSearch(payoutSearchSchema);
  const list = useQuery(payoutListQuery(api, search));
  useLastPage(list, search, setSearch);
  const hrefOf = ({ reference }: Pick<Payout, 'reference'>) =>
    keepSearch(paths.payouts.detail.href({ reference }));
  const clearFilters = () =>
    setSearch({ search: undefined, status: undefined, storeId: undefined });

  return (
    <>
      <PageHeader
        title="Merchant payments"
        description="Each payment report is one payout to a store or shipping partner. Someone other than its creator approves it."
        actions={
          <>
            <ListViews
              list="admin-payouts"
              href={paths.payouts.list.href()}
              columns={payoutColumns(hrefOf)}
            />
            <DownloadButton link={payoutExportQuery(api, search)}>Export CSV</DownloadButton>
            <Button
              variant="primary"
              icon={<Plus size={17} />}
              render={<Link to={keepSearch(paths.payouts.create.href())} />}
            >
              Create payment report
            </Button>
          </>
        }
      />
      <div className="mb-5">
        <PayoutStats />
      </div>
      <Toolbar>
        <SearchBox
          label="Store, partner or reference"
          value={search.search}
          onSearch={(text) => setSearch({ search: text }, { replace: true })}
        />
        <ToolbarFilters values={[search.status]}>
          <FilterSelect
            label="Status"
            options={statuses}
            value={search.status}
            onChange={(status) => setSearch({ status })}
          />
        </ToolbarFilters>
        {search.storeId && (
          <StoreFilterChip
            storeName={list.data?.rows[0]?.payeeName}
            onRemove={() => setSearch({ storeId: undefined })}
          />
        )}
      </Toolbar>
      <PayoutTable
        rows={list.data?.rows}
        refetching={list.isPlaceholderData}
        sorting={{
          options: payoutSortOptions,
          value: search.sort,
          onChange: (sort) => setSearch({ sort }),
        }}
        filtered={isFiltered(search)}
        hrefOf={hrefOf}
        error={queryError(list)}
        empty={
          <EmptyState title="No payment reports yet" icon={<Wallet />}>
            Payment reports appear here when a merchant requests a payout, or when you create a
            report.
          </EmptyState>
        }
        noMatch={
          <EmptyState
            title="No payment reports match these filters"
            action={<Button onClick={clearFilters}>Clear filters</Button>}
          >
            Try another search, or clear the filters.
          </EmptyState>
        }
        footer={
          list.data && (
            <Pager
              page={search.page}
              pageSize={search.size}
              total={list.data.count}
              capped={isPageCapped(list.data, search)}
              onPageChange={(page) => setSearch({ page })}
              onPageSizeChange={(size) => setSearch({ size })}
            />
          )
        }
      />
      <Outlet />
    </>
  );
}
