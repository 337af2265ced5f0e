import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router-dom';
import { BadgeCheck, Store } from 'lucide-react';
import * as z from 'zod/mini';
import { imageUrl } from '@market/domain/image';
import type { StoreCard } from '@market/domain/stores/store';
import { EmptyState } from '@market/ui/empty-state';
import { Link } from '@market/ui/link';
import { Rating } from '@market/ui/rating';
import { Skeleton } from '@market/ui/skeleton';
import { StoreMonogram } from '@market/ui/store-monogram';
import { listSearchFields, mergeSearch, pageWindow, useListSearch } from '@market/web-kit/router/list-search';
import { useServices } from '@market/web-kit/services';
import { storesQuery } from '../../../features/catalogue/catalogue.queries';
import { PageLinks } from '../../../features/catalogue/components/page-links';
import { PageTitle } from '../../../shared/page-title';
import { QueryView } from '../../../shared/query-view';
import { paths } from '../../paths';
import { ListingHead } from '../listing/listing-head';

const storeSearchSchema = z.object(listSearchFields);
const grid = 'grid grid-cols-1 gap-4 pt-6 sm:grid-cols-2 lg:grid-cols-3';

/** Every live store. */
export function StoreListPage() {
  const { api } = useServices();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const [search] = useListSearch(storeSearchSchema);
  const stores = useQuery(storesQuery(api, { ...pageWindow(search), search: search.search }));
  return (
    <div className="page-wrap">
      <PageTitle>Stores</PageTitle>
      <ListingHead title="Stores" crumbs={[]} />
      <QueryView query={stores} skeleton={<StoresSkeleton />}>
        {({ rows, count }) =>
          rows.length === 0 ? (
            <EmptyState icon={<Store />} title="No stores are open yet">
              They appear here after their two approvals.
            </EmptyState>
          ) : (
            <>
              <ul className={grid}>
                {rows.map((store) => (
                  <li key={store.id}>
                    <StoreBox store={store} />
                  </li>
                ))}
              </ul>
              <PageLinks page={search.page} pages={Math.ceil(count / search.size)} hrefOf={(page) => `${pathname}?${mergeSearch(params, { page })}`} />
            </>
          )
        }
      </QueryView>
    </div>
  );
}

function StoreBox({ store }: { store: StoreCard }) {
  const place = [store.city, store.state].filter(Boolean).join(', ');
  return (
    <article className="relative flex items-center gap-4 rounded-3 border border-line bg-surface p-4 hover:border-control has-[a:focus-visible]:focus-ring">
      <StoreMonogram name={store.storeName} logoUrl={store.logo && imageUrl(store.logo, 160)} size="lg" />
      <div className="min-w-0 flex-1">
        <h2 className="flex items-center gap-1.5 text-md font-semibold">
          <Link to={paths.products.href({ store: store.id })} className="stretched truncate outline-none! shadow-none!">
            {store.storeName}
          </Link>
          {store.isOfficialOutlet && <BadgeCheck size={15} className="flex-none text-success" role="img" aria-label="Official outlet" />}
        </h2>
        {place && <p className="truncate text-sm text-muted">{place}</p>}
        <p className="mt-1 flex gap-3 text-xs text-muted nums">
          {store.ratingCount > 0 && <Rating value={store.rating} count={store.ratingCount} />}
          {`${store.productCount.toLocaleString('en-NG')} ${store.productCount === 1 ? 'product' : 'products'}`}
        </p>
      </div>
    </article>
  );
}

function StoresSkeleton() {
  return (
    <div role="status" aria-label="Loading stores" className={grid}>
      {Array.from({ length: 9 }, (_, index) => (
        <Skeleton key={index} className="h-24 rounded-3" />
      ))}
    </div>
  );
}
