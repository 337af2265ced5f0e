import { Undo2 } from 'lucide-react';
import type { OrderReturnSummary } from '@market/domain/orders/order-return';
import { MIN_RETURN_DAYS } from '@market/domain/orders/return-window';
import { countCap, isCapped } from '@market/domain/list-limits';
import { Button } from '@market/ui/button';
import { DataTable } from '@market/ui/data-table';
import { EmptyState } from '@market/ui/empty-state';
import { Toolbar, ToolbarFilters } from '@market/ui/toolbar';
import { FilterSelect } from '@market/web-kit/list/filter-select';
import { SearchBox } from '@market/web-kit/list/search-box';
import { useList } from '@market/web-kit/list/use-list';
import { ListViews } from '../views/list-views';
import { useShownColumns } from '../views/use-shown-columns';
import { returnColumns, returnSortOptions, storeColumn } from './return-columns';
import { isFiltered, returnList, type ReturnSearch } from './returns.queries';
import { ReturnTabs } from './return-tabs';
import { returnTypeText } from './return-texts';

interface ReturnListProps {
  /** The list's address, without parameters. */
  href: string;
  hrefOf: (row: OrderReturnSummary) => string;
  ofAllStores?: boolean;
}

const types = [
  { value: 'true', label: returnTypeText('refund') },
  { value: 'false', label: returnTypeText('replace') },
] as const;

const searchCap = ({ search, page, size }: ReturnSearch) => countCap(search, page * size);

export function ReturnList({ href, hrefOf, ofAllStores = false }: ReturnListProps) {
  const { list, search, setSearch, table } = useList(returnList, (counts, shown) =>
    isCapped(counts, shown.status, searchCap(shown)),
  );
  const [name, ...facts] = returnColumns(hrefOf);
  const columns = [...(name ? [name] : []), ...(ofAllStores ? [storeColumn] : []), ...facts];
  const shownColumns = useShownColumns(columns);

  return (
    <>
      <ReturnTabs
        counts={list.data}
        cap={searchCap(search)}
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
          hasOwnRow
          label={ofAllStores ? 'Return, store, customer or product' : 'Return, customer or product'}
          value={search.search}
          onSearch={(text) => setSearch({ search: text }, { replace: true })}
        />
        <ToolbarFilters values={[search.refund]}>
          <FilterSelect
            label="Request"
            options={types}
            value={search.refund}
            onChange={(refund) => setSearch({ refund })}
          />
        </ToolbarFilters>
      </Toolbar>
      <DataTable
        caption="Returns"
        columns={shownColumns}
        rowKey={({ id }) => id}
        {...table}
        sorting={{
          options: returnSortOptions,
          value: search.sort,
          onChange: (sort) => setSearch({ sort }),
        }}
        filtered={isFiltered(search)}
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
      />
    </>
  );
}
