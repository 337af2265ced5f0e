import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { findStatusCount } from '@market/domain/list-limits';
import { finishedStatuses } from '@market/domain/orders/order-lifecycle';
import { statusFilterLabel } from '@market/domain/orders/order-status-labels';
import { Button } from '@market/ui/button';
import { EmptyState } from '@market/ui/empty-state';
import { lazyOverlay } from '@market/ui/lazy-overlay';
import { PageHeader } from '@market/ui/page-header';
import { Tabs } from '@market/ui/tabs';
import { Toolbar } from '@market/ui/toolbar';
import { SearchBox } from '@market/web-kit/list/search-box';
import { orderStatusesQuery } from '@market/console/orders/order-statuses.query';
import { useListSearch } from '@market/web-kit/router/list-search';
import { useLastPage } from '@market/web-kit/router/use-last-page';
import { useServices } from '@market/web-kit/services';
import { OrderList, OrderListSkeleton } from '../../../features/orders/components/order-list';
import { historyStatus } from '../../../features/orders/model/delivery';
import { historySearchSchema, historyQuery } from '../../../features/orders/orders.queries';
import { useRole } from '../../../shared/role';
import { paths } from '../../paths';

const HistoryOrders = lazyOverlay(
  async () => (await import('../../../features/orders/components/history-orders')).HistoryOrders,
);

/** Loaded on demand, because most lists fit on one page. */
const Pager = lazyOverlay(async () => (await import('@market/ui/pager')).Pager);

export function HistoryPage() {
  const { api } = useServices();
  const role = useRole();
  const [search, setSearch] = useListSearch(historySearchSchema);
  const { data: statuses } = useSuspenseQuery(orderStatusesQuery(api));
  const status = historyStatus(search.status);
  const list = useQuery(historyQuery(api, role, status, search));
  useLastPage(list, search, setSearch);
  const rows = list.data?.rows ?? [];
  const tabs = statuses
    .filter(({ code_name }) => finishedStatuses.includes(code_name))
    .map((each) => ({
      value: each.code_name,
      label: statusFilterLabel(each),
      ...(list.data ? findStatusCount(list.data, each.code_name, status) : { count: undefined }),
    }));

  return (
    <>
      <PageHeader title="History" />
      <Tabs
        label="Status"
        items={tabs}
        value={status}
        onValueChange={(next) => setSearch({ status: next })}
      />
      <Toolbar>
        <SearchBox
          label="Order or customer"
          value={search.search}
          onSearch={(text) => setSearch({ search: text }, { replace: true })}
        />
      </Toolbar>
      <OrderList
        query={list}
        rows={list.data?.rows}
        empty={
          search.search ? (
            <EmptyState
              title={`No order matches “${search.search}”`}
              action={
                <Button onClick={() => setSearch({ search: undefined })}>Show all orders</Button>
              }
            >
              Search by order number or customer name.
            </EmptyState>
          ) : (
            <EmptyState
              title={`No orders in “${tabs.find(({ value }) => value === status)?.label ?? ''}”`}
              icon={<History size={26} />}
            >
              {tabs.some(({ count }) => count)
                ? 'Try another tab.'
                : 'Finished deliveries appear here.'}
            </EmptyState>
          )
        }
      >
        <HistoryOrders
          when={rows.length > 0}
          placeholder={<OrderListSkeleton />}
          rows={rows}
          hrefOf={({ id }) => paths.orders.detail.href({ id })}
        />
      </OrderList>
      <Pager
        when={list.data !== undefined && list.data.count > search.size}
        page={search.page}
        pageSize={search.size}
        total={list.data?.count ?? 0}
        onPageChange={(page) => setSearch({ page })}
      />
    </>
  );
}
