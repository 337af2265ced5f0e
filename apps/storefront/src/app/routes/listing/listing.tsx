import { Suspense, useDeferredValue, useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useListSearch } from '@market/web-kit/router/list-search';
import { mergeSearch } from '@market/web-kit/router/merge-search';
import { useLastPage } from '@market/web-kit/router/use-last-page';
import { useServices } from '@market/web-kit/services';
import { Link } from '@market/ui/link';
import { useDeliveryPlace } from '../../../features/addresses/use-delivery-place';
import { facetsQuery, listingQuery } from '../../../features/catalogue/listing.queries';
import { PageLinks } from '../../../features/catalogue/components/page-links';
import {
  ProductGrid,
  ProductGridSkeleton,
} from '../../../features/catalogue/components/product-grid';
import type { CategoryPlace, CategoryView } from '../../../features/catalogue/model/category-place';
import {
  filterParameters,
  isFiltered,
  listingSearch,
  noFilters,
  type ListingScope,
  type ListingSearch,
} from '../../../features/catalogue/model/listing-search';
import { listingView } from '../../../features/catalogue/model/listing-view';
import { CompareCheckbox } from '../../../shared/compare-checkbox';
import { lazyBrowserPart, lazyPart } from '../../../shared/lazy-part';
import { QueryView } from '../../../shared/query-view';
import { useStoredValue } from '../../../shared/stored-value';
import { categoryHref, placeHref, productHref } from '../../hrefs';
import { paths } from '../../paths';
import { FilterAside } from './filter-aside';
import { FilterButton } from './filter-button';
import { ListingBar } from './listing-bar';

const AppliedListingFilters = lazyPart(
  'src/app/routes/listing/applied-listing-filters.tsx',
  async () => (await import('./applied-listing-filters')).AppliedListingFilters,
);
const NoProducts = lazyPart(
  'src/app/routes/listing/no-products.tsx',
  async () => (await import('./no-products')).NoProducts,
);

const ListingRows = lazyBrowserPart(async () => (await import('./listing-rows')).ListingRows);

const CorrectedSearch = ({ typed, to }: { typed: string; to: string }) => (
  <p role="status" className="mb-4 wrap-anywhere text-text-2">
    Nothing matches “{typed}”. Showing results for{' '}
    <Link to={paths.products.href({ search: to })} className="link font-semibold">
      {to}
    </Link>
    .
  </p>
);

interface ListingProps {
  scope: ListingScope;
  /** The listed category. Undefined for all products, and until the category tree is loaded. */
  category?: CategoryView | undefined;
}

export function Listing({ scope: within, category }: ListingProps) {
  const { api } = useServices();
  const place = useDeliveryPlace();
  const scope = { ...within, deliverTo: place?.state };
  const { pathname, search: address } = useLocation();
  const [params] = useSearchParams();
  const [search, setSearch] = useListSearch(listingSearch);
  const view = useStoredValue(listingView);
  const results = useRef<HTMLElement>(null);
  // Paints the ticked box first, then requests the results.
  const deferredSearch = useDeferredValue(search);
  const listing = useQuery(listingQuery(api, scope, deferredSearch));
  // The panel next to the results requests the facets anyway. Without it, only the names of
  // selected stores and attributes need them.
  const { data: names = {} } = useQuery({
    ...facetsQuery(api, scope, deferredSearch),
    enabled: deferredSearch.store !== undefined || deferredSearch.attributes !== undefined,
  });

  const hrefOf = (place: CategoryPlace | undefined) =>
    (place ? categoryHref(place) : paths.products.href()) + filterParameters(params);
  // As long as a full page of results, so that the scroll position can be restored before the
  // products are loaded.
  const skeleton = <ProductGridSkeleton look="list" count={search.size} />;
  const delivery = { place, placeHref: placeHref(pathname + address) };
  const panel = { category, search, onChange: setSearch, delivery, hrefOf };
  const isPast = useLastPage(listing, deferredSearch, setSearch);
  // The list may be empty because the results belong to another search, or to a page past the end.
  const isLoadingRows =
    listing.data?.rows.length === 0 &&
    (isPast || listing.isPlaceholderData || deferredSearch !== search);
  // When a search matches nothing even without filters, filters and sorting are of no use.
  const isEmpty = listing.data?.rows.length === 0 && !isLoadingRows && !isFiltered(scope, search);
  // The filters would fail as well, and one error is enough.
  const isFailed = listing.isError && !listing.data;
  const hasAside = !isEmpty && !isFailed;
  const cleared = { ...noFilters, ...(scope.categoryId && { search: undefined }) };
  // The pressed button disappears together with its filter, so the focus moves to the results.
  const showAlternative = (patch: Partial<ListingSearch>) => {
    results.current?.focus({ preventScroll: true });
    setSearch(patch);
  };

  return (
    <div
      className={`grid grid-cols-1 items-start gap-11 pt-6 ${hasAside ? 'lg:grid-cols-[236px_minmax(0,1fr)]' : ''}`}
    >
      {hasAside && <FilterAside {...panel} ready={!scope.categoryId || category !== undefined} />}
      <section
        ref={results}
        tabIndex={-1}
        aria-label="Products"
        className="min-w-0 outline-none! shadow-none!"
      >
        {!isEmpty && (
          <ListingBar
            count={isLoadingRows ? undefined : listing.data?.count}
            search={search}
            onSort={(sort) => setSearch({ sort })}
            isCorrected={listing.data?.correctedTo !== undefined}
          >
            <FilterButton {...panel} scope={scope} count={listing.data?.count} />
          </ListingBar>
        )}
        {isFiltered(scope, search) && (
          <Suspense>
            <AppliedListingFilters
              scope={scope}
              search={search}
              names={names}
              onChange={setSearch}
              onClear={() => setSearch(cleared)}
            />
          </Suspense>
        )}
        <QueryView query={listing} skeleton={skeleton}>
          {({ rows, count, correctedTo }) => (
            <>
              {correctedTo !== undefined && search.search && rows.length > 0 && (
                <CorrectedSearch typed={search.search} to={correctedTo} />
              )}
              {isLoadingRows && skeleton}
              {rows.length > 0 && view === 'list' && (
                <Suspense fallback={skeleton}>
                  <ListingRows products={rows} dimmed={listing.isPlaceholderData} />
                </Suspense>
              )}
              {rows.length > 0 && view === 'grid' && (
                <ProductGrid
                  products={rows}
                  hrefOf={productHref}
                  look="list"
                  headingLevel={2}
                  eager={4}
                  Footer={CompareCheckbox}
                  dimmed={listing.isPlaceholderData}
                />
              )}
              {rows.length === 0 && !isLoadingRows && (
                <Suspense fallback={<ProductGridSkeleton look="list" count={4} />}>
                  <NoProducts
                    scope={scope}
                    search={search}
                    names={names}
                    onRemove={showAlternative}
                    onClear={() => showAlternative(cleared)}
                  />
                </Suspense>
              )}
              <PageLinks
                page={search.page}
                pages={Math.ceil(count / search.size)}
                hrefOf={(page) => `${pathname}?${mergeSearch(params, { page })}`}
              />
            </>
          )}
        </QueryView>
      </section>
    </div>
  );
}
