import { useQuery } from '@tanstack/react-query';
import { Plus, Upload } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'react-router-dom';
import * as products from '@market/api-client/contract/main/products';
import { BulkBar } from '@market/ui/bulk-bar';
import { Button } from '@market/ui/button';
import { DataTable } from '@market/ui/data-table';
import { EmptyState } from '@market/ui/empty-state';
import toolbox from '@market/ui/illustrations/toolbox.svg';
import { Link } from '@market/ui/link';
import { PageHeader } from '@market/ui/page-header';
import { Pager } from '@market/ui/pager';
import { queryError } from '@market/web-kit/list/query-error';
import { useListSearch } from '@market/web-kit/router/list-search';
import { mergeSearch } from '@market/web-kit/router/merge-search';
import { useKeepSearch } from '@market/web-kit/router/use-keep-search';
import { useLastPage } from '@market/web-kit/router/use-last-page';
import { useServices } from '@market/web-kit/services';
import { useCan } from '@market/web-kit/use-session';
import { BulkActions } from '../../../features/products/components/bulk-actions';
import type { BulkTask } from '../../../features/products/components/bulk-dialog';
import {
  productColumns,
  productSortOptions,
} from '../../../features/products/components/product-columns';
import { ProductFilters } from '../../../features/products/components/product-filters';
import { ViewTabs } from '../../../features/products/components/view-tabs';
import {
  builtInViews,
  filterPatch,
  toViewFilters,
} from '../../../features/products/model/product-views';
import { productSearchSchema } from '../../../features/products/product-search.schema';
import {
  featuredQuery,
  productCountsQuery,
  productExportQuery,
  productListQuery,
} from '../../../features/products/products.queries';
import { useChosenProducts } from '../../../features/products/use-chosen-products';
import { ListViews } from '@market/console/views/list-views';
import { useShownColumns } from '@market/console/views/use-shown-columns';
import { DownloadButton } from '@market/console/download-button';
import { paths, shopPaths } from '../../paths';

const BulkDialog = lazy(async () => ({
  default: (await import('../../../features/products/components/bulk-dialog')).BulkDialog,
}));

export function ProductListPage() {
  const { api, config } = useServices();
  const can = useCan();
  const [params] = useSearchParams();
  const keepSearch = useKeepSearch();
  const [search, setSearch] = useListSearch(productSearchSchema);
  const list = useQuery(productListQuery(api, search));
  useLastPage(list, search, setSearch);
  const { data: featured = [] } = useQuery(featuredQuery(api));
  const { data: counts } = useQuery(productCountsQuery(api));
  const chosen = useChosenProducts(list.data, search);
  const [bulk, setBulk] = useState<BulkTask>();
  const table = useRef<HTMLDivElement>(null);
  const closeBulk = (failed: string[] | undefined) => {
    flushSync(() => {
      setBulk(undefined);
      if (failed) chosen.choose(new Set(failed));
    });
    // The bulk actions or the focused row disappear after success. Move the focus to the table.
    if (failed?.length === 0) table.current?.focus({ preventScroll: true });
  };
  const filters = toViewFilters(search);
  const isFiltered = Object.keys(filters).length > 0;
  const show = (next: typeof filters) => setSearch(filterPatch(filters, next));
  const columns = productColumns(
    {
      editHref: ({ id }) => keepSearch(paths.products.edit.href({ id })),
      duplicateHref: ({ id }) =>
        `${paths.products.create.href()}?${new URLSearchParams([...params, ['from', id]])}`,
      shopHref: ({ id }) => config.origins.storefront + shopPaths.product.href({ productId: id }),
      onDelete: (product) => setBulk({ intent: 'delete', products: [product], others: [] }),
    },
    new Set(featured.map(({ id }) => id)),
  );
  const shownColumns = useShownColumns(columns);
  // The empty state already has this button, and a page has only one primary button.
  const isNew = list.data?.count === 0 && !isFiltered;
  const add = (
    <Button
      variant="primary"
      icon={<Plus size={17} />}
      render={<Link to={keepSearch(paths.products.create.href())} />}
    >
      Add product
    </Button>
  );
  const importButton = can(products.create) && (
    <Button icon={<Upload size={16} />} render={<Link to={paths.products.imports.href()} />}>
      Import
    </Button>
  );
  const actions = !isNew && (
    <div className="grid w-full grid-cols-2 gap-2 *:last:max-sm:col-span-2 sm:flex">
      {importButton}
      <DownloadButton link={productExportQuery(api, search)}>Export</DownloadButton>
      {add}
    </div>
  );

  return (
    <>
      <PageHeader
        title="Products"
        description="Your products, their stock and their approval"
        actions={actions}
      />
      <ViewTabs
        views={builtInViews(counts)}
        filters={filters}
        hrefOf={(next) =>
          `${paths.products.list.href()}?${mergeSearch(params, filterPatch(filters, next))}`
        }
      />
      <ProductFilters search={search} onChange={setSearch}>
        <ListViews list="merchant-products" href={paths.products.list.href()} columns={columns} />
      </ProductFilters>
      <div ref={table} tabIndex={-1} className="outline-none! shadow-none!">
        <DataTable
          caption="Products"
          columns={shownColumns}
          rowKey={({ id }) => id}
          rows={list.data?.rows}
          refetching={list.isPlaceholderData}
          sorting={{
            options: productSortOptions,
            value: search.sort,
            onChange: (sort) => setSearch({ sort }),
          }}
          filtered={isFiltered}
          error={queryError(list)}
          selection={{
            selected: chosen.selected,
            onChange: chosen.choose,
            rowLabel: ({ name }) => name,
            Bar: BulkBar,
            summary: chosen.summary,
            actions: (
              <BulkActions
                onChoose={(intent) =>
                  setBulk({ intent, products: chosen.products, others: chosen.others })
                }
              />
            ),
          }}
          empty={
            <EmptyState
              title="No products yet"
              illustrationUrl={toolbox}
              action={
                <>
                  {add}
                  {importButton}
                </>
              }
            >
              Add your first product. It goes live after approval, usually within a day.
            </EmptyState>
          }
          noMatch={
            <EmptyState
              title="No products match these filters"
              action={<Button onClick={() => show({})}>Clear filters</Button>}
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
                capped={list.data.isCapped}
                onPageChange={(page) => setSearch({ page })}
                onPageSizeChange={(size) => setSearch({ size })}
              />
            )
          }
        />
      </div>
      {bulk && (
        <Suspense>
          <BulkDialog {...bulk} onClose={closeBulk} />
        </Suspense>
      )}
    </>
  );
}
