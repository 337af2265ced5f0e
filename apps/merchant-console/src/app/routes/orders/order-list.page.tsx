import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import * as merchantOrders from '@market/api-client/contract/main/merchant-orders';
import { groupKey } from '@market/api-client/queries';
import { sumKobo } from '@market/domain/money';
import type { OrderOutcome } from '@market/domain/orders/merchant-orders';
import type { OrderSummary } from '@market/domain/orders/order';
import { Alert } from '@market/ui/alert';
import { BulkBar } from '@market/ui/bulk-bar';
import { Button } from '@market/ui/button';
import { DataTable } from '@market/ui/data-table';
import { EmptyState } from '@market/ui/empty-state';
import inverter from '@market/ui/illustrations/inverter.svg';
import { Money } from '@market/ui/money';
import { PageHeader } from '@market/ui/page-header';
import { Pager } from '@market/ui/pager';
import { isCapped } from '@market/domain/list-limits';
import { queryError, RetryButton } from '@market/web-kit/list/query-error';
import { orderStatusesQuery } from '@market/console/orders/order-statuses.query';
import { useListSearch } from '@market/web-kit/router/list-search';
import { useLastPage } from '@market/web-kit/router/use-last-page';
import { useServices } from '@market/web-kit/services';
import { useNow } from '@market/web-kit/use-now';
import { orderColumns } from '@market/console/orders/order-columns';
import { orderSortOptions, SortLimitNote } from '@market/console/orders/order-sorting';
import { OrderTabs } from '@market/console/orders/order-tabs';
import { NewOrdersNotice } from '../../../features/orders/components/new-orders-notice';
import { OrderFilters } from '../../../features/orders/components/order-filters';
import { orderExportQuery, orderListQuery } from '../../../features/orders/orders.queries';
import {
  isFiltered,
  noFilters,
  orderSearchSchema,
} from '../../../features/orders/order-search.schema';
import { ListViews } from '@market/console/views/list-views';
import { useShownColumns } from '@market/console/views/use-shown-columns';
import { DownloadButton } from '@market/console/download-button';
import { latestOrdersQuery } from '../../../features/orders/newest-orders.queries';
import { paths } from '../../paths';

// Loaded on demand: most visits only read the list.
const BulkActions = lazy(async () => ({ default: (await import('./bulk-actions')).BulkActions }));
const RefusedOrders = lazy(async () => ({
  default: (await import('../../../features/orders/components/refused-orders')).RefusedOrders,
}));

const orderHref = ({ id }: Pick<OrderSummary, 'id'>): string => paths.orders.detail.href({ id });

export function OrderListPage() {
  const { api, queryClient } = useServices();
  const now = useNow();
  const [search, setSearch] = useListSearch(orderSearchSchema);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const known = useQuery(orderStatusesQuery(api));
  const statuses = known.data ?? [];
  const list = useQuery(orderListQuery(api, search));
  useLastPage(list, search, setSearch);
  const { data: latest } = useQuery(latestOrdersQuery(api));
  const [refused, setRefused] = useState<readonly OrderOutcome[]>([]);
  // Orders hidden by a filter or on another page are not changed.
  const rows = list.data?.rows ?? [];
  const chosen = rows.filter(({ id }) => selected.has(id));
  const table = useRef<HTMLDivElement>(null);
  const showRefused = (outcomes: readonly OrderOutcome[]) => {
    setSelected(new Set(outcomes.map(({ orderId }) => orderId)));
    setRefused(outcomes);
    // The bulk actions disappear after success. Move the focus to the table, so that the focus is
    // not lost.
    const focused = document.activeElement;
    if (outcomes.length === 0 && (focused === document.body || table.current?.contains(focused)))
      table.current?.focus({ preventScroll: true });
  };
  const columns = orderColumns({ audience: 'merchant', hrefOf: orderHref, now });
  const shownColumns = useShownColumns(columns);
  const [timesShown, setTimesShown] = useState(0);
  const showNew = () => {
    setSearch({ ...noFilters, sort: undefined, page: 1 });
    void queryClient.invalidateQueries({ queryKey: groupKey(merchantOrders.list) });
    // New orders are at the top. Move the focus there too, because the clicked button disappears.
    setTimesShown(timesShown + 1);
    window.scrollTo({ top: 0 });
    table.current?.focus({ preventScroll: true });
  };

  return (
    <>
      <PageHeader
        title="Orders"
        description="Confirm new orders, pack them, and mark them ready for pick-up"
        actions={
          <>
            <ListViews list="merchant-orders" href={paths.orders.list.href()} columns={columns} />
            {list.data?.count !== 0 && (
              <DownloadButton link={orderExportQuery(api, search)}>Export CSV</DownloadButton>
            )}
          </>
        }
      />
      {known.isError && list.data && (
        <Alert tone="warning" className="mb-4" action={<RetryButton query={known} />}>
          Could not load the order statuses, so status tabs and order actions are missing. Reload
          the page.
        </Alert>
      )}
      <OrderTabs
        statuses={statuses}
        counts={list.data}
        allCounts={latest?.statusCounts ?? list.data?.statusCounts ?? {}}
        highlightNew
        value={search.status}
        onChange={(status) => setSearch({ status })}
      />
      <OrderFilters search={search} onChange={setSearch} />
      <SortLimitNote list={list.data} />
      <div ref={table} tabIndex={-1} className="outline-none! shadow-none!">
        <DataTable
          key={timesShown}
          caption="Orders"
          columns={shownColumns}
          rowKey={({ id }) => id}
          rows={list.data?.rows}
          refetching={list.isPlaceholderData}
          sorting={{
            options: orderSortOptions,
            value: search.sort,
            onChange: (sort) => setSearch({ sort }),
          }}
          filtered={isFiltered(search)}
          error={queryError(list)}
          selection={{
            selected: new Set(chosen.map(({ id }) => id)),
            onChange: setSelected,
            rowLabel: ({ orderName }) => orderName,
            Bar: BulkBar,
            summary: <Money kobo={sumKobo(chosen.map(({ total }) => total))} />,
            actions: (
              <Suspense>
                <BulkActions chosen={chosen} statuses={statuses} onMoved={showRefused} />
              </Suspense>
            ),
          }}
          empty={
            <EmptyState title="No orders yet" illustrationUrl={inverter}>
              Orders appear here as soon as customers have paid for them.
            </EmptyState>
          }
          noMatch={
            <EmptyState
              title="No orders match these filters"
              action={<Button onClick={() => setSearch(noFilters)}>Clear filters</Button>}
            >
              Try another status or other dates.
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
      </div>
      <NewOrdersNotice shown={rows.map(({ id }) => id)} onShow={showNew} />
      {refused.length > 0 && (
        <Suspense>
          <RefusedOrders
            refused={refused}
            orders={rows}
            hrefOf={orderHref}
            onClose={() => setRefused([])}
          />
        </Suspense>
      )}
    </>
  );
}
