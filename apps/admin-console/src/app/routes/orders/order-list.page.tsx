import { useQuery } from '@tanstack/react-query';
import { ShoppingBag } from 'lucide-react';
import { isCapped } from '@market/domain/list-limits';
import { orderColumns } from '@market/console/orders/order-columns';
import { orderStatusesQuery } from '@market/console/orders/order-statuses.query';
import {
  orderSortOptions,
  SortLimitNote,
  urgentOrderSortOptions,
} from '@market/console/orders/order-sorting';
import { OrderTabs } from '@market/console/orders/order-tabs';
import { ListViews } from '@market/console/views/list-views';
import { useShownColumns } from '@market/console/views/use-shown-columns';
import { Button } from '@market/ui/button';
import { DataTable } from '@market/ui/data-table';
import { EmptyState } from '@market/ui/empty-state';
import { PageHeader } from '@market/ui/page-header';
import { Pager } from '@market/ui/pager';
import { queryError } from '@market/web-kit/list/query-error';
import { useListSearch } from '@market/web-kit/router/list-search';
import { useLastPage } from '@market/web-kit/router/use-last-page';
import { useServices } from '@market/web-kit/services';
import { useNow } from '@market/web-kit/use-now';
import { OrderFilters } from '../../../features/orders/components/order-filters';
import {
  isFiltered,
  noFilters,
  orderSearchSchema,
} from '../../../features/orders/order-search.schema';
import { orderListQuery, otherCountsQuery } from '../../../features/orders/orders.queries';
import { paths } from '../../paths';

export function OrderListPage() {
  const { api } = useServices();
  const now = useNow();
  const [search, setSearch] = useListSearch(orderSearchSchema);
  const { data: statuses = [] } = useQuery(orderStatusesQuery(api));
  const list = useQuery(orderListQuery(api, search));
  const other = useQuery(otherCountsQuery(api, search));
  const isWaiting = search.view === 'waiting';
  const isUrgentFirst = isWaiting || search.assignment === 'unassigned';
  const [waiting, all] = isWaiting ? [list, other] : [other, list];
  useLastPage(list, search, setSearch);
  const columns = orderColumns({
    audience: 'platform',
    hrefOf: ({ id }) => paths.orders.detail.href({ id }),
    now,
  });
  const shownColumns = useShownColumns(columns);

  return (
    <>
      <PageHeader
        title="Orders"
        description="The orders of all stores, from payment to delivery"
        actions={
          <ListViews list="admin-orders" href={paths.orders.list.href()} columns={columns} />
        }
      />
      <OrderTabs
        statuses={statuses}
        counts={all.data}
        value={search.status}
        onChange={(status) => setSearch({ status, view: undefined })}
        waiting={{
          count: waiting.data?.count,
          selected: isWaiting,
          onSelect: () => setSearch({ view: 'waiting', status: undefined, assignment: undefined }),
        }}
      />
      <OrderFilters
        search={search}
        storeName={list.data?.rows[0]?.storeName}
        onChange={setSearch}
      />
      <SortLimitNote list={list.data} />
      <DataTable
        caption="Orders"
        columns={shownColumns}
        rowKey={({ id }) => id}
        rows={list.data?.rows}
        refetching={list.isPlaceholderData}
        sorting={{
          options: isUrgentFirst ? urgentOrderSortOptions : orderSortOptions,
          value: search.sort,
          onChange: (sort) => setSearch({ sort }),
        }}
        filtered={isFiltered(search)}
        error={queryError(list)}
        empty={
          isWaiting ? (
            <EmptyState tone="done" title="No orders to assign">
              Orders that are packed and need a rider appear here.
            </EmptyState>
          ) : (
            <EmptyState title="No orders yet" icon={<ShoppingBag />}>
              Paid orders appear here.
            </EmptyState>
          )
        }
        noMatch={
          <EmptyState
            title="No orders match these filters"
            action={<Button onClick={() => setSearch(noFilters)}>Clear filters</Button>}
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
              capped={isCapped(list.data, search.status)}
              onPageChange={(page) => setSearch({ page })}
              onPageSizeChange={(size) => setSearch({ size })}
            />
          )
        }
      />
    </>
  );
}
