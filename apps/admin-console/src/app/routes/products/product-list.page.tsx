import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Outlet } from 'react-router-dom';
import { countCap, isCapped } from '@market/domain/list-limits';
import { ListViews } from '@market/console/views/list-views';
import { useShownColumns } from '@market/console/views/use-shown-columns';
import { Button } from '@market/ui/button';
import { EmptyState } from '@market/ui/empty-state';
import { Link } from '@market/ui/link';
import { PageHeader } from '@market/ui/page-header';
import { Pager } from '@market/ui/pager';
import { Toolbar } from '@market/ui/toolbar';
import { queryError } from '@market/web-kit/list/query-error';
import { SearchBox } from '@market/web-kit/list/search-box';
import { useListSearch } from '@market/web-kit/router/list-search';
import { useKeepSearch } from '@market/web-kit/router/use-keep-search';
import { useLastPage } from '@market/web-kit/router/use-last-page';
import { useServices } from '@market/web-kit/services';
import {
  productColumns,
  productSortOptions,
  ProductTable,
} from '../../../features/products/components/product-table';
import { ProductTabs } from '../../../features/products/components/product-tabs';
import { productSearchSchema, productListQuery } from '../../../features/products/products.queries';
import { StoreFilterChip } from '../../../shared/store-filter-chip';
import { paths } from '../../paths';

export function ProductListPage() {
  const { api } = useServices();
  const keepSearch = useKeepSearch();
  const [search, setSearch] = useListSearch(productSearchSchema);
  const list = useQuery(productListQuery(api, search));
  useLastPage(list, search, setSearch);
  const cap = countCap(search.search, search.page * search.size);
  const columns = productColumns(({ id }) => keepSearch(paths.products.detail.href({ id })));
  const shownColumns = useShownColumns(columns);

  return (
    <>
      <PageHeader
        title="Product approvals"
        description="Shoppers see the name, category, description and images of a product once they are approved"
        actions={
          <>
            <ListViews list="admin-products" href={paths.products.list.href()} columns={columns} />
            <Button
              icon={<Plus size={17} />}
              render={<Link to={keepSearch(paths.products.add.href())} />}
            >
              Add product
            </Button>
          </>
        }
      />
      <ProductTabs
        counts={list.data}
        cap={cap}
        value={search.status}
        onChange={(status) => setSearch({ status })}
      />
      <Toolbar>
        <SearchBox
          label="Product, SKU or store"
          value={search.search}
          onSearch={(text) => setSearch({ search: text }, { replace: true })}
        />
        {search.storeId && (
          <StoreFilterChip
            storeName={list.data?.rows[0]?.store.storeName}
            onRemove={() => setSearch({ storeId: undefined })}
          />
        )}
      </Toolbar>
      <ProductTable
        rows={list.data?.rows}
        refetching={list.isPlaceholderData}
        sorting={{
          options: productSortOptions,
          value: search.sort,
          onChange: (sort) => setSearch({ sort }),
        }}
        filtered={Boolean(search.search ?? search.storeId)}
        columns={shownColumns}
        error={queryError(list)}
        empty={
          search.status === 'pending' ? (
            <EmptyState tone="done" title="No products to approve">
              New and changed products appear here.
            </EmptyState>
          ) : (
            <EmptyState title="No products here">Try another tab.</EmptyState>
          )
        }
        noMatch={
          <EmptyState
            title="No products match these filters"
            action={
              <Button onClick={() => setSearch({ search: undefined, storeId: undefined })}>
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
              capped={isCapped(list.data, search.status === 'all' ? undefined : search.status, cap)}
              onPageChange={(page) => setSearch({ page })}
              onPageSizeChange={(size) => setSearch({ size })}
            />
          )
        }
      />
      <Outlet />
    </>
  );
}
