import { Suspense, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router-dom';
import { SlidersHorizontal } from 'lucide-react';
import { Button } from '@market/ui/button';
import { NativeSelect } from '@market/ui/native-select';
import { Skeleton } from '@market/ui/skeleton';
import { AppliedFilters } from '@market/ui/toolbar';
import { mergeSearch, useListSearch } from '@market/web-kit/router/list-search';
import { useServices } from '@market/web-kit/services';
import { categoryTreeQuery, listingQuery } from '../../../features/catalogue/catalogue.queries';
import { PageLinks } from '../../../features/catalogue/components/page-links';
import { ProductGrid, ProductGridSkeleton } from '../../../features/catalogue/components/product-grid';
import { filterChips } from '../../../features/catalogue/model/filter-chips';
import { listingSearchSchema, noFilters } from '../../../features/catalogue/model/listing-search';
import { defaultSort, parseSort, sortsFor } from '../../../features/catalogue/model/sorts';
import { QueryView } from '../../../shared/query-view';
import { paths } from '../../paths';
import { NoProducts } from './no-products';
import { lazyPart } from '../../../shared/lazy-part';

const FilterPanel = lazyPart(async () => (await import('../../../features/catalogue/components/filter-panel')).FilterPanel);
const FilterSheet = lazyPart(async () => (await import('../../../features/catalogue/components/filter-sheet')).FilterSheet);

/** Results with their filters; everything that was chosen stands in the address. */
export function Listing({ categoryId }: { categoryId?: string }) {
  const { api } = useServices();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const [search, setSearch] = useListSearch(listingSearchSchema);
  const [sheetOpen, setSheetOpen] = useState(false);
  const categories = useQuery(categoryTreeQuery(api)).data ?? [];
  const listing = useQuery(listingQuery(api, { categoryId }, search));

  const storeName = listing.data?.rows.find(({ store }) => store.id === search.store)?.store.storeName;
  const chips = filterChips(search, categories, storeName);
  const panel = { categories, categoryId, search, onChange: setSearch, categoryHref: (id: string) => paths.category.href({ categoryId: id }) };
  const clear = () => setSearch(noFilters);
  const count = listing.data?.count;

  return (
    <div className="grid grid-cols-1 items-start gap-11 pt-6 lg:grid-cols-[236px_minmax(0,1fr)]">
      <aside aria-label="Filters" className="max-lg:hidden">
        <h2 className="mb-3 text-sm font-semibold">Filters</h2>
        <Suspense fallback={<Skeleton className="h-96" />}>
          <FilterPanel {...panel} />
        </Suspense>
      </aside>
      <section aria-label="Products" className="min-w-0">
        <div className="mb-4 flex flex-wrap items-center gap-3">
          <p role="status" className="flex-1 text-sm text-muted nums max-sm:basis-full">
            {count !== undefined && (
              <>
                <b className="font-semibold text-text">{count.toLocaleString('en-NG')}</b> {count === 1 ? 'product' : 'products'}
              </>
            )}
          </p>
          <Button icon={<SlidersHorizontal size={16} />} className="flex-1 sm:flex-none lg:hidden" onClick={() => setSheetOpen(true)}>
            {chips.length > 0 ? `Filters (${chips.length})` : 'Filters'}
          </Button>
          <NativeSelect aria-label="Sort by" className="w-auto max-sm:flex-1" value={search.sort ?? defaultSort} onChange={(event) => setSearch({ sort: parseSort(event.target.value) })}>
            {sortsFor(search.search).map(({ value, name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </NativeSelect>
        </div>
        <AppliedFilters filters={chips.map(({ id, label, patch }) => ({ id, label, onRemove: () => setSearch(patch) }))} onClear={clear} />
        <QueryView query={listing} skeleton={<ProductGridSkeleton look="list" count={12} />}>
          {({ rows, count: total }) =>
            rows.length === 0 ? (
              <NoProducts search={search.search} chips={chips} onRemove={setSearch} onClear={clear} />
            ) : (
              <>
                <ProductGrid products={rows} hrefOf={({ id }) => paths.product.href({ productId: id })} look="list" headingLevel={2} eager={4} dimmed={listing.isPlaceholderData} />
                <PageLinks page={search.page} pages={Math.ceil(total / search.size)} hrefOf={(page) => `${pathname}?${mergeSearch(params, { page })}`} />
              </>
            )
          }
        </QueryView>
      </section>
      {sheetOpen && (
        <Suspense>
          <FilterSheet {...panel} count={count} onClose={() => setSheetOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
