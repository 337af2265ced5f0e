import { useQuery } from '@tanstack/react-query';
import { Banknote } from 'lucide-react';
import * as orders from '@market/api-client/contract/main/admin-orders';
import { countCap } from '@market/domain/list-limits';
import { Button } from '@market/ui/button';
import { DataTable } from '@market/ui/data-table';
import { EmptyState } from '@market/ui/empty-state';
import { PageHeader } from '@market/ui/page-header';
import { Pager } from '@market/ui/pager';
import { Tabs } from '@market/ui/tabs';
import { Toolbar } from '@market/ui/toolbar';
import { queryError } from '@market/web-kit/list/query-error';
import { SearchBox } from '@market/web-kit/list/search-box';
import { useListSearch } from '@market/web-kit/router/list-search';
import { useLastPage } from '@market/web-kit/router/use-last-page';
import { useServices } from '@market/web-kit/services';
import { useCan } from '@market/web-kit/use-session';
import { refundColumns, refundTabs } from '../../../features/returns/components/refund-columns';
import { refundSearchSchema, refundListQuery } from '../../../features/returns/returns.queries';
import { paths } from '../../paths';

export function RefundListPage() {
  const { api } = useServices();
  const can = useCan();
  const [search, setSearch] = useListSearch(refundSearchSchema);
  const list = useQuery(refundListQuery(api, search));
  useLastPage(list, search, setSearch);
  const orderHref = can(orders.byId) ? (id: string) => paths.orders.detail.href({ id }) : undefined;

  return (
    <>
      <PageHeader title="Refunds" description="Refunds to customers. Retry the ones that failed." />
      <Tabs
        label="Status"
        items={refundTabs}
        value={search.status}
        onValueChange={(status) => setSearch({ status })}
      />
      <Toolbar>
        <SearchBox
          label="Order, customer or reference"
          value={search.search}
          onSearch={(text) => setSearch({ search: text }, { replace: true })}
        />
      </Toolbar>
      <DataTable
        caption="Refunds"
        columns={refundColumns(orderHref)}
        rowKey={({ id }) => id}
        rows={list.data?.rows}
        refetching={list.isPlaceholderData}
        filtered={search.search !== undefined}
        error={queryError(list)}
        empty={
          search.status === 'failed' ? (
            <EmptyState tone="done" title="No failed refunds">
              Refunds that the payment provider could not send appear here.
            </EmptyState>
          ) : (
            <EmptyState title="No refunds here" icon={<Banknote />}>
              Try another tab.
            </EmptyState>
          )
        }
        noMatch={
          <EmptyState
            title="No refunds match"
            action={<Button onClick={() => setSearch({ search: undefined })}>Clear filters</Button>}
          >
            Try another search or tab.
          </EmptyState>
        }
        footer={
          list.data && (
            <Pager
              page={search.page}
              pageSize={search.size}
              total={list.data.count}
              capped={list.data.count >= countCap(search.search, search.page * search.size)}
              onPageChange={(page) => setSearch({ page })}
              onPageSizeChange={(size) => setSearch({ size })}
            />
          )
        }
      />
    </>
  );
}
