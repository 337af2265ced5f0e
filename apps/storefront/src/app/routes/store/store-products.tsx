import { Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router-dom';
import { PackageOpen, SearchX } from 'lucide-react';
import { pluralise } from '@market/domain/pluralise';
import type { StorePage } from '@market/domain/stores/store-page';
import { Button } from '@market/ui/button';
import { EmptyState } from '@market/ui/empty-state';
import { Skeleton } from '@market/ui/skeleton';
import { useListSearch } from '@market/web-kit/router/list-search';
import { mergeSearch } from '@market/web-kit/router/merge-search';
import { useLastPage } from '@market/web-kit/router/use-last-page';
import { useServices } from '@market/web-kit/services';
import { PageLinks } from '../../../features/catalogue/components/page-links';
import {
  ProductGrid,
  ProductGridSkeleton,
} from '../../../features/catalogue/components/product-grid';
import {
  storeSearch,
  storeProductsQuery,
  storeSectionsQuery,
} from '../../../features/stores/stores.queries';
import { lazyPart } from '../../../shared/lazy-part';
import { QueryView } from '../../../shared/query-view';
import { productHref } from '../../hrefs';
import { DeliveryPlaceNote } from '../place/delivery-place-note';
import { SectionChips } from './section-chips';

const StoreToolbar = lazyPart(
  'src/app/routes/store/store-toolbar.tsx',
  async () => (await import('./store-toolbar')).StoreToolbar,
);

/** Two rows of four. */
const FIRST_PRODUCTS = 8;

interface StoreProductsProps {
  id: string;
  store: StorePage;
  /** Whether the page goes on below the products, so that it first shows only some of them. */
  isUnthemed?: boolean;
}

export function StoreProducts({ id, store, isUnthemed = false }: StoreProductsProps) {
  const { api } = useServices();
  const { pathname } = useLocation();
  const [params, setParams] = useSearchParams();
  const [search, setSearch] = useListSearch(storeSearch);
  const sections = useQuery(storeSectionsQuery(api, store.slug)).data;
  const products = useQuery(storeProductsQuery(api, store.slug, search));
  const isPast = useLastPage(products, search, setSearch);
  // The list may be empty because the results belong to another search, or to a page past the end.
  const isLoadingRows = products.data?.rows.length === 0 && (isPast || products.isPlaceholderData);
  const look = isUnthemed ? 'four' : 'wide';
  const skeleton = <ProductGridSkeleton look={look} count={isUnthemed ? FIRST_PRODUCTS : 10} />;
  // In the URL, so that Back from a product shows the same list.
  const isShort = isUnthemed && search.page === 1 && !params.has('all');
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="page-wrap scroll-mt-2 pt-9 md:pt-12"
    >
      <div className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <h2 id={`${id}-title`} className={`display mr-auto ${isUnthemed ? 'text-d2' : 'text-d1'}`}>
          Products
        </h2>
        {(search.search || store.productCount > 0) && (
          <Suspense fallback={<Skeleton className="h-23 w-full md:h-10 md:w-120" />}>
            <StoreToolbar storeName={store.storeName} search={search} onChange={setSearch} />
          </Suspense>
        )}
      </div>
      {sections ? (
        <SectionChips store={store} sections={sections} search={search} />
      ) : (
        <div className="mb-5 h-10 pointer-coarse:h-12" />
      )}
      <QueryView query={products} headingLevel={3} skeleton={skeleton}>
        {({ rows, count }) => (
          <>
            <p className="mb-5 flex min-h-6 flex-wrap items-center gap-x-3 text-sm text-muted nums">
              <span role="status" className={search.search ? 'break-words' : 'sr-only'}>
                {!products.isPlaceholderData &&
                  `${pluralise(count, 'product')}${search.search ? ` for “${search.search}”` : ''}`}
              </span>
              <DeliveryPlaceNote />
            </p>
            {isLoadingRows && skeleton}
            {count === 0 && !isLoadingRows && (
              <NoProducts
                storeName={store.storeName}
                search={search.search}
                isFiltered={search.category !== undefined || search.onSale !== undefined}
                onClear={() => setSearch(noFilters)}
              />
            )}
            <div className="[&_.nums-display]:text-store-sale">
              <ProductGrid
                products={isShort ? rows.slice(0, FIRST_PRODUCTS) : rows}
                hrefOf={productHref}
                look={look}
                inStore
                dimmed={products.isPlaceholderData}
              />
            </div>
            {isShort && rows.length > FIRST_PRODUCTS ? (
              <div className="mt-8 flex justify-center">
                <Button
                  size="lg"
                  onClick={() =>
                    setParams((current) => mergeSearch(current, { all: 'true' }), {
                      replace: true,
                      preventScrollReset: true,
                    })
                  }
                >
                  {`Show ${pluralise(rows.length - FIRST_PRODUCTS, 'more product')}`}
                </Button>
              </div>
            ) : (
              <PageLinks
                page={search.page}
                pages={Math.ceil(count / search.size)}
                hrefOf={(page) => `${pathname}?${mergeSearch(params, { page })}`}
              />
            )}
          </>
        )}
      </QueryView>
    </section>
  );
}

const noFilters = { search: undefined, category: undefined, onSale: undefined };

function NoProducts({
  storeName,
  search,
  isFiltered,
  onClear,
}: {
  storeName: string;
  search: string | undefined;
  isFiltered: boolean;
  onClear: () => void;
}) {
  if (!search && !isFiltered) {
    return (
      <EmptyState icon={<PackageOpen />} headingLevel={3} title="No products yet">
        {`${storeName} has not added any products yet.`}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<SearchX />}
      headingLevel={3}
      title={search ? `No products match “${search}”` : 'No products match these filters'}
      action={<Button onClick={onClear}>{`See all products of ${storeName}`}</Button>}
    />
  );
}
