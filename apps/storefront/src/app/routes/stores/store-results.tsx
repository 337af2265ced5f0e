import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router-dom';
import { pluralise } from '@market/domain/pluralise';
import { useListSearch } from '@market/web-kit/router/list-search';
import { mergeSearch } from '@market/web-kit/router/merge-search';
import { useLastPage } from '@market/web-kit/router/use-last-page';
import { useServices } from '@market/web-kit/services';
import { PageLinks } from '../../../features/catalogue/components/page-links';
import {
  shelfGridClass,
  StoreShelvesSkeleton,
} from '../../../features/catalogue/components/store-shelf';
import { storeShelvesQuery } from '../../../features/catalogue/listing.queries';
import { noStoreFilters, storeSearch } from '../../../features/catalogue/model/store-search';
import { QueryView } from '../../../shared/query-view';
import { DeliveryPlaceNote } from '../place/delivery-place-note';
import { NoStores } from './no-stores';
import { StoreListItem } from './store-list-item';
import { StoreFilters } from './store-filters';
import { StoreTabs } from './store-tabs';

const EAGER_STORES = 2;

export function StoreResults({ followedOnly = false }: { followedOnly?: boolean }) {
  const { api } = useServices();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const [search, setSearch] = useListSearch(storeSearch);
  const stores = useQuery(storeShelvesQuery(api, search, followedOnly));
  const isPast = useLastPage(stores, search, setSearch);
  // The list may be empty because the results belong to another search, or to a page past the end.
  const isLoadingRows = stores.data?.rows.length === 0 && (isPast || stores.isPlaceholderData);
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 pt-5 md:gap-3">
        <StoreTabs counts={stores.data} />
        <StoreFilters search={search} states={stores.data?.states ?? []} onChange={setSearch} />
      </div>
      <p className="flex min-h-11 flex-wrap items-center gap-x-1 py-2 text-sm text-muted nums">
        <span role="status">
          {stores.data && !isLoadingRows && `${pluralise(stores.data.count, 'store')}.`}
        </span>{' '}
        <DeliveryPlaceNote />
      </p>
      <QueryView query={stores} skeleton={<StoreShelvesSkeleton />}>
        {({ rows, count }) => (
          <div
            aria-busy={stores.isPlaceholderData || undefined}
            className="transition-opacity aria-busy:opacity-60"
          >
            {isLoadingRows && <StoreShelvesSkeleton />}
            {rows.length > 0 && (
              <ul className={shelfGridClass}>
                {rows.map((store, index) => (
                  <li key={store.id} className="min-w-0">
                    <StoreListItem store={store} eager={index < EAGER_STORES} />
                  </li>
                ))}
              </ul>
            )}
            {rows.length === 0 && !isLoadingRows && (
              <NoStores
                search={search}
                followedOnly={followedOnly}
                onClear={() => setSearch(noStoreFilters)}
              />
            )}
            <PageLinks
              page={search.page}
              pages={Math.ceil(count / search.size)}
              hrefOf={(page) => `${pathname}?${mergeSearch(params, { page })}`}
            />
          </div>
        )}
      </QueryView>
    </>
  );
}
