import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Truck } from 'lucide-react';
import { Button } from '@market/ui/button';
import { EmptyState } from '@market/ui/empty-state';
import { lazyOverlay } from '@market/ui/lazy-overlay';
import { PageHeader } from '@market/ui/page-header';
import { Tabs } from '@market/ui/tabs';
import { Toolbar } from '@market/ui/toolbar';
import { SearchBox } from '@market/web-kit/list/search-box';
import { useListSearch } from '@market/web-kit/router/list-search';
import { useLastPage } from '@market/web-kit/router/use-last-page';
import { useServices } from '@market/web-kit/services';
import { OrderList, OrderListSkeleton } from '../../../features/orders/components/order-list';
import {
  assignmentStates,
  dispatchSearchSchema,
  type DispatchSearch,
  dispatchQuery,
  unassignedQuery,
} from '../../../features/orders/orders.queries';
import { paths } from '../../paths';

const DispatchOrders = lazyOverlay(
  async () => (await import('../../../features/orders/components/dispatch-orders')).DispatchOrders,
);

const AssignMany = lazyOverlay(
  async () => (await import('../../../features/orders/components/assign-many')).AssignMany,
);

/** Loaded on demand, because most lists fit on one page. */
const Pager = lazyOverlay(async () => (await import('@market/ui/pager')).Pager);

const labels = {
  unassigned: 'To assign',
  offered: 'Waiting for acceptance',
  accepted: 'Accepted',
} as const;
const emptyTitles: Record<DispatchSearch['assignment'], string> = {
  unassigned: 'All orders are assigned',
  offered: 'No pending offers',
  accepted: 'No accepted orders',
};

export function DispatchingPage() {
  const { api } = useServices();
  const [search, setSearch] = useListSearch(dispatchSearchSchema);
  const list = useQuery(dispatchQuery(api, search));
  useLastPage(list, search, setSearch);
  const unassigned = useQuery(unassignedQuery(api));
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  const rows = list.data?.rows ?? [];
  const selected = rows.filter(({ id }) => selectedIds.has(id));
  const clear = () => setSelectedIds(new Set());
  const tabs = assignmentStates.map((value) => ({
    value,
    label: labels[value],
    ...(value === 'unassigned' && { count: unassigned.data?.count, urgent: true }),
  }));

  return (
    <>
      <PageHeader title="Orders" />
      <Tabs
        label="Delivery"
        items={tabs}
        value={search.assignment}
        onValueChange={(assignment) => {
          clear();
          setSearch({ assignment });
        }}
      />
      <Toolbar>
        <SearchBox
          label="Order, customer or phone"
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
              Search by order number, customer name or phone number.
            </EmptyState>
          ) : (
            <EmptyState
              title={emptyTitles[search.assignment]}
              icon={<Truck size={26} />}
              tone={search.assignment === 'unassigned' ? 'done' : 'plain'}
            >
              This list updates automatically.
            </EmptyState>
          )
        }
      >
        <DispatchOrders
          when={rows.length > 0}
          placeholder={<OrderListSkeleton />}
          rows={rows}
          hrefOf={({ id }) => paths.orders.detail.href({ id })}
          assignHrefOf={({ id }) => paths.orders.assign.href({ id })}
          selectedIds={selectedIds}
          onSelectedChange={setSelectedIds}
        />
      </OrderList>
      <Pager
        when={list.data !== undefined && list.data.count > search.size}
        page={search.page}
        pageSize={search.size}
        total={list.data?.count ?? 0}
        onPageChange={(page) => setSearch({ page })}
      />
      <AssignMany
        when={selectedIds.size > 0}
        orders={selected}
        onSelectAll={
          selected.length < rows.length
            ? () => setSelectedIds(new Set(rows.map(({ id }) => id)))
            : undefined
        }
        onClear={clear}
      />
    </>
  );
}
