import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router-dom';
import { SearchX, Store } from 'lucide-react';
import { Button } from '@market/ui/button';
import { EmptyState } from '@market/ui/empty-state';
import { Link } from '@market/ui/link';
import { NativeSelect } from '@market/ui/native-select';
import { SearchBox } from '@market/web-kit/list/search-box';
import { mergeSearch, useListSearch } from '@market/web-kit/router/list-search';
import { useLastPage } from '@market/web-kit/router/use-last-page';
import { useServices } from '@market/web-kit/services';
import { storesQuery } from '../../../features/catalogue/listing.queries';
import { PageLinks } from '../../../features/catalogue/components/page-links';
import { StoreGrid, StoreGridSkeleton } from '../../../features/catalogue/components/store-grid';
import {
  parseStoreSort,
  storeSearch,
  storeSortNames,
} from '../../../features/catalogue/model/store-search';
import { QueryView } from '../../../shared/query-view';
import { paths } from '../../paths';

/** Stores with search and sorting; both are kept in the URL. */
export function StoreResults({ followedOnly = false }: { followedOnly?: boolean }) {
  const { api } = useServices();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const [search, setSearch] = useListSearch(storeSearch);
  const stores = useQuery(storesQuery(api, search, followedOnly));
  const isPast = useLastPage(stores, search, setSearch);
  // An empty result of another search, or of a page past the end, does not apply to this one.
  const isOnTheWay = stores.data?.rows.length === 0 && (isPast || stores.isPlaceholderData);
  const count = isOnTheWay ? undefined : stores.data?.count;
  return (
    <>
      <div className="flex flex-wrap items-center gap-3 pt-6 pb-5">
        <SearchBox
          label="Search stores"
          value={search.search}
          onSearch={(text) => setSearch({ search: text }, { replace: true })}
        />
        <p role="status" className="flex-1 text-sm text-muted nums">
          {count !== undefined && (
            <>
              <b className="font-semibold text-text">{count.toLocaleString('en-NG')}</b>{' '}
              {count === 1 ? 'store' : 'stores'}
            </>
          )}
        </p>
        <NativeSelect
          aria-label="Sort by"
          className="w-auto"
          value={search.sort ?? 'followers'}
          onChange={(event) => setSearch({ sort: parseStoreSort(event.target.value) })}
        >
          {Object.entries(storeSortNames).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </NativeSelect>
      </div>
      <QueryView query={stores} skeleton={<StoreGridSkeleton />}>
        {({ rows, count: total }) => (
          <div
            aria-busy={stores.isPlaceholderData || undefined}
            className="transition-opacity aria-busy:opacity-60"
          >
            {isOnTheWay && <StoreGridSkeleton />}
            {rows.length > 0 && (
              <StoreGrid stores={rows} hrefOf={({ slug }) => paths.store.href({ slug })} />
            )}
            {rows.length === 0 && !isOnTheWay && (
              <NoStores
                search={search.search}
                followedOnly={followedOnly}
                onClear={() => setSearch({ search: undefined })}
              />
            )}
            <PageLinks
              page={search.page}
              pages={Math.ceil(total / search.size)}
              hrefOf={(page) => `${pathname}?${mergeSearch(params, { page })}`}
            />
          </div>
        )}
      </QueryView>
    </>
  );
}

function NoStores({
  search,
  followedOnly,
  onClear,
}: {
  search: string | undefined;
  followedOnly: boolean;
  onClear: () => void;
}) {
  if (search)
    return (
      <EmptyState
        icon={<SearchX />}
        title={`No store is called “${search}”`}
        action={<Button onClick={onClear}>Show all of them</Button>}
      />
    );
  if (followedOnly) {
    return (
      <EmptyState
        icon={<Store />}
        title="You follow no store yet"
        action={
          <Button variant="ink" render={<Link to={paths.stores.href()} />}>
            See all stores
          </Button>
        }
      >
        Follow a store on its page to find it here and on the home page.
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={<Store />} title="No stores are open yet">
      They appear here after their two approvals.
    </EmptyState>
  );
}
