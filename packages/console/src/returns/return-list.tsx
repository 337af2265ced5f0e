import { useQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import type { OrderReturnSummary } from '@market/domain/orders/order-return';
import { MIN_RETURN_DAYS } from '@market/domain/orders/return-window';
import { countCap, isCapped } from '@market/domain/list-limits';
import { Button } from '@market/ui/button';
import { DataTable } from '@market/ui/data-table';
import { EmptyState } from '@market/ui/empty-state';
import { Pager } from '@market/ui/pager';
import { Toolbar } from '@market/ui/toolbar';
import { FilterSelect } from '@market/web-kit/list/filter-select';
import { queryError } from '@market/web-kit/list/query-error';
import { SearchBox } from '@market/web-kit/list/search-box';
import { useListSearch } from '@market/web-kit/router/list-search';
import { useLastPage } from '@market/web-kit/router/use-last-page';
import { useServices } from '@market/web-kit/services';
import { ListViews } from '../views/list-views';
import { useShownColumns } from '../views/use-shown-columns';
import { returnColumns, storeColumn } from './return-columns';
import { isFiltered, returnSearchSchema, returnListQuery } from './returns.queries';
import { ReturnTabs } from './return-tabs';
import { returnTypeText } from './return-texts';

interface ReturnListProps {
  /** The list's address, without parameters. */
  href: string;
  hrefOf: (row: OrderReturnSummary) => string;
  /** Whether the list shows the returns of all stores. */
  ofAllStores?: boolean;
}

const types = [
  { value: 'true', label: returnTypeText('refund') },
  { value: 'false', label: returnTypeText('replace') },
] as const;

/** Returns by status, filtered and paged by the URL. */
export function ReturnList({ href, hrefOf, ofAllStores = false }: ReturnListProps) {
  const { api } = useServices();
  const [search, setSearch] = useListSearch(returnSearchSchema);
  const list = useQuery(returnListQuery(api, search));
  const cap = countCap(search.search, search.page * search.size);
  useLastPage(list, search, setSearch);
  const [name, ...facts] = returnColumns(hrefOf);
  const columns = [...(name ? [name] : []), ...(ofAllStores ? [storeColumn] : []), ...facts];
  const shownColumns = useShownColumns(columns);

  return (
    <>
      <ReturnTabs
        counts={list.data}
        cap={cap}
        value={search.status}
        onChange={(status) => setSearch({ status })}
      />
      <Toolbar
        end={
          <ListViews
            list={ofAllStores ? 'admin-returns' : 'merchant-returns'}
            href={href}
            columns={columns}
          />
        }
      >
        <SearchBox
          label={ofAllStores ? 'Return, store, customer or product' : 'Return, customer or product'}
          value={search.search}
          onSearch={(text) => setSearch({ search: text }, { replace: true })}
        />
        <FilterSelect
          label="Request"
          options={types}
          value={search.refund}
          onChange={(refund) => setSearch({ refund })}
        />
      </Toolbar>
      <DataTable
        caption="Returns"
        columns={shownColumns}
        rowKey={({ id }) => id}
        rows={list.data?.rows}
        refetching={list.isPlaceholderData}
        filtered={isFiltered(search)}
        error={queryError(list)}
        empty={
          <EmptyState title="No returns" icon={<Undo2 />}>
            {`Customers can return items for at least ${MIN_RETURN_DAYS}\u00a0days after delivery. Their requests appear here.`}
          </EmptyState>
        }
        noMatch={
          <EmptyState
            title="No returns match these filters"
            action={
              <Button
                onClick={() =>
                  setSearch({ search: undefined, status: undefined, refund: undefined })
                }
              >
                Clear filters
              </Button>
            }
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
              capped={isCapped(list.data, search.status, cap)}
              onPageChange={(page) => setSearch({ page })}
              onPageSizeChange={(size) => setSearch({ size })}
            />
          )
        }
      />
    </>
  );
}
