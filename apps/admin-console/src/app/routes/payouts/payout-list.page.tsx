import { useQuery } from '@tanstack/react-query';
import { Wallet } from 'lucide-react';
import { Outlet } from 'react-router-dom';
import { payoutStatuses } from '@market/domain/payouts/payout';
import { payoutStatusTexts } from '@market/domain/payouts/payout-status-texts';
import { Button } from '@market/ui/button';
import { EmptyState } from '@market/ui/empty-state';
import { PageHeader } from '@market/ui/page-header';
import { Pager } from '@market/ui/pager';
import { Toolbar } from '@market/ui/toolbar';
import { FilterSelect } from '@market/web-kit/list/filter-select';
import { queryError } from '@market/web-kit/list/query-error';
import { SearchBox } from '@market/web-kit/list/search-box';
import { useListSearch } from '@market/web-kit/router/list-search';
import { useKeepSearch } from '@market/web-kit/router/use-keep-search';
import { useLastPage } from '@market/web-kit/router/use-last-page';
import { useServices } from '@market/web-kit/services';
import { PayoutStats } from '../../../features/payouts/components/payout-stats';
import { PayoutTable } from '../../../features/payouts/components/payout-table';
import { isFiltered, payoutSearchSchema } from '../../../features/payouts/payout-search.schema';
import { payoutListQuery } from '../../../features/payouts/payouts.queries';
import { paths } from '../../paths';

const statuses = payoutStatuses.map((value) => ({ value, label: payoutStatusTexts[value].label }));

export function PayoutListPage() {
  const { api } = useServices();
  const keepSearch = useKeepSearch();
  const [search, setSearch] = useListSearch(payoutSearchSchema);
  const list = useQuery(payoutListQuery(api, search));
  useLastPage(list, search, setSearch);
  const clearFilters = () => setSearch({ search: undefined, status: undefined });

  return (
    <>
      <PageHeader
        title="Merchant payments"
        description="A payout is approved by someone other than the person who requested it"
      />
      <div className="mb-5">
        <PayoutStats />
      </div>
      <Toolbar>
        <SearchBox
          label="Store or reference"
          value={search.search}
          onSearch={(text) => setSearch({ search: text }, { replace: true })}
        />
        <FilterSelect
          label="Status"
          options={statuses}
          value={search.status}
          onChange={(status) => setSearch({ status })}
        />
      </Toolbar>
      <PayoutTable
        rows={list.data?.rows}
        refetching={list.isPlaceholderData}
        filtered={isFiltered(search)}
        hrefOf={({ reference }) => keepSearch(paths.payouts.detail.href({ reference }))}
        error={queryError(list)}
        empty={
          <EmptyState title="No payouts yet" icon={<Wallet />}>
            Payouts appear here when merchants request the money from completed orders.
          </EmptyState>
        }
        noMatch={
          <EmptyState
            title="No payouts match these filters"
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
