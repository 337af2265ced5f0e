import { useQuery } from '@tanstack/react-query';
import { ShoppingBag } from 'lucide-react';
import { Button } from '@market/ui/button';
import { EmptyState } from '@market/ui/empty-state';
import { PageHeader } from '@market/ui/page-header';
import { Pager } from '@market/ui/pager';
import { queryError } from '@market/web-kit/list/query-error';
import { useListSearch } from '@market/web-kit/router/list-search';
import { useLastPage } from '@market/web-kit/router/use-last-page';
import { useServices } from '@market/web-kit/services';
import { OrderFilters } from '../../../features/orders/components/order-filters';
import { OrderTable } from '../../../features/orders/components/order-table';
import { OrderTabs } from '../../../features/orders/components/order-tabs';
import {
  isFiltered,
  noFilters,
  orderSearchSchema,
} from '../../../features/orders/order-search.schema';
import { orderListQuery } from '../../../features/orders/orders.queries';
import { paths } from '../../paths';

export function OrderListPage() {
  const { api } = useServices();
  const [search, setSearch] = useListSearch(orderSearchSchema);
  const list = useQuery(orderListQuery(api, search));
  useLastPage(list, search, setSearch);

  return (
    <>
      <PageHeader
        title="Orders"
        description="Every store’s orders, from payment to the customer’s door"
      />
      <OrderTabs
        counts={list.data?.statusCounts}
        value={search.status}
        onChange={(status) => setSearch({ status })}
      />
      <OrderFilters search={search} onChange={setSearch} />
      <OrderTable
        rows={list.data?.rows}
        refetching={list.isPlaceholderData}
        filtered={isFiltered(search)}
        hrefOf={({ id }) => paths.orders.detail.href({ id })}
        error={queryError(list)}
        empty={
          <EmptyState title="No orders yet" icon={<ShoppingBag />}>
            They appear here as soon as a customer has paid.
          </EmptyState>
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
              onPageChange={(page) => setSearch({ page })}
              onPageSizeChange={(size) => setSearch({ size })}
            />
          )
        }
      />
    </>
  );
}
