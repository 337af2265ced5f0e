import { Scale } from 'lucide-react';
import { Outlet } from 'react-router-dom';
import { isCountCapped } from '@market/domain/list-limits';
import { Button } from '@market/ui/button';
import { EmptyState } from '@market/ui/empty-state';
import { PageHeader } from '@market/ui/page-header';
import { Tabs } from '@market/ui/tabs';
import { Toolbar } from '@market/ui/toolbar';
import { SearchBox } from '@market/web-kit/list/search-box';
import { useList } from '@market/web-kit/list/use-list';
import { useKeepSearch } from '@market/web-kit/router/use-keep-search';
import { useNow } from '@market/web-kit/use-now';
import { DisputeTable } from '../../../features/disputes/components/dispute-table';
import { disputeList } from '../../../features/disputes/disputes.queries';
import { disputeTabs } from '../../../features/disputes/model/dispute-texts';
import { paths } from '../../paths';

export function DisputeListPage() {
  const now = useNow();
  const keepSearch = useKeepSearch();
  const { search, setSearch, table } = useList(disputeList, isCountCapped);

  return (
    <>
      <PageHeader
        title="Disputes"
        description="Payments that customers contest at their bank. The stores’ shares are held until the bank decides."
      />
      <Tabs
        label="Status"
        items={disputeTabs}
        value={search.status}
        onValueChange={(status) => setSearch({ status })}
      />
      <Toolbar>
        <SearchBox
          label="Customer or reference"
          value={search.search}
          onSearch={(text) => setSearch({ search: text }, { replace: true })}
        />
      </Toolbar>
      <DisputeTable
        {...table}
        filtered={search.search !== undefined}
        now={now}
        hrefOf={({ id }) => keepSearch(paths.disputes.detail.href({ id }))}
        empty={
          search.status === 'open' ? (
            <EmptyState tone="done" title="No open disputes">
              Payments that customers contest at their bank appear here with a deadline.
            </EmptyState>
          ) : (
            <EmptyState title="No disputes here" icon={<Scale />}>
              Try another tab.
            </EmptyState>
          )
        }
        noMatch={
          <EmptyState
            title="No disputes match these filters"
            action={<Button onClick={() => setSearch({ search: undefined })}>Clear filters</Button>}
          >
            Try another search or tab.
          </EmptyState>
        }
      />
      <Outlet />
    </>
  );
}
