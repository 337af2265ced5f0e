import { useQuery } from '@tanstack/react-query';
import { Warehouse } from 'lucide-react';
import { platformOrders } from '@market/api-client/access';
import { orderColumns } from '@market/console/orders/order-columns';
import { DataTable } from '@market/ui/data-table';
import { EmptyState } from '@market/ui/empty-state';
import { Toolbar } from '@market/ui/toolbar';
import { FilterSelect } from '@market/web-kit/list/filter-select';
import { queryError } from '@market/web-kit/list/query-error';
import { SearchBox } from '@market/web-kit/list/search-box';
import { useLastPage } from '@market/web-kit/router/use-last-page';
import { useServices } from '@market/web-kit/services';
import { useNow } from '@market/web-kit/use-now';
import { useCan } from '@market/web-kit/use-session';
import {
  HubPager,
  NoMatch,
  type HubViewProps,
} from '../../../features/hubs/components/hub-list-parts';
import { hubListQuery, hubOrdersQuery } from '../../../features/hubs/hubs.queries';
import { paths } from '../../paths';

export function HubOrders({ search, setSearch }: HubViewProps) {
  const { api } = useServices();
  const can = useCan();
  const now = useNow();
  const { data: hubs = [] } = useQuery(hubListQuery(api));
  const list = useQuery(hubOrdersQuery(api, search));
  useLastPage(list, search, setSearch);
  const columns = orderColumns({
    audience: 'platform',
    hrefOf: ({ id }) => paths.orders.detail.href({ id }),
    now,
  }).map((column) =>
    column.id === 'order' && !can(platformOrders)
      ? { ...column, cell: ({ orderName }: { orderName: string }) => orderName }
      : column,
  );
  return (
    <>
      <Toolbar>
        <SearchBox
          label="Order, customer, product or store"
          value={search.search}
          onSearch={(text) => setSearch({ search: text }, { replace: true })}
        />
        <FilterSelect
          label="Hub"
          options={hubs.map(({ id, name }) => ({ value: id, label: name }))}
          value={search.hubId}
          onChange={(hubId) => setSearch({ hubId })}
        />
      </Toolbar>
      <DataTable
        caption="Hub orders"
        columns={columns}
        rowKey={({ id }) => id}
        rows={list.data?.rows}
        refetching={list.isPlaceholderData}
        filtered={search.search !== undefined || search.hubId !== undefined}
        error={queryError(list)}
        empty={
          <EmptyState title="No orders at hubs" icon={<Warehouse />}>
            Orders appear here when their stores hand them over to us.
          </EmptyState>
        }
        noMatch={<NoMatch setSearch={setSearch} />}
        footer={
          list.data && <HubPager search={search} setSearch={setSearch} total={list.data.count} />
        }
      />
    </>
  );
}
