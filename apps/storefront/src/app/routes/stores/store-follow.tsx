import { Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { Skeleton } from '@market/ui/skeleton';
import { withRedirect } from '@market/web-kit/router/redirect-to';
import { useServices } from '@market/web-kit/services';
import { useAccount } from '@market/web-kit/use-session';
import { allFollowedStoresQuery } from '../../../features/catalogue/catalogue.queries';
import { followingQuery } from '../../../features/follows/follows.queries';
import { lazyPart } from '../../../shared/lazy-part';
import { paths } from '../../paths';

const FollowButton = lazyPart(
  'src/features/follows/components/follow-button.tsx',
  async () => (await import('../../../features/follows/components/follow-button')).FollowButton,
);

interface ListedStore {
  id: string;
  storeName: string;
  followers: number;
}

/** The query is not sent for guests. */
export function useFollowedStores() {
  const { api } = useServices();
  const user = useAccount();
  return useQuery({ ...allFollowedStoresQuery(api), enabled: user !== undefined });
}

/** The store's followers, with the customer's own press. */
export function useFollowers({ id, followers }: ListedStore): number {
  const { api } = useServices();
  const { data: now } = useQuery({ ...followingQuery(api, id), enabled: false });
  return now?.count ?? followers;
}

/**
 * The Follow button of a store in a list. It makes no request of its own, unless `toFollowing`
 * returns undefined.
 */
export function StoreFollow({ store, className }: { store: ListedStore; className: string }) {
  const user = useAccount();
  const { pathname, search } = useLocation();
  const followed = useFollowedStores();
  const waiting = <Skeleton className={className} />;
  if (user && followed.isPending) return waiting;
  return (
    <Suspense fallback={waiting}>
      <FollowButton
        store={store}
        variant="outline"
        className={className}
        signInPath={withRedirect(paths.signIn.href(), pathname + search)}
        known={toFollowing(store, followed.data)}
      />
    </Suspense>
  );
}

/** Undefined while the list loads, and when an incomplete list does not contain the store. */
function toFollowing(
  { id, followers }: ListedStore,
  followed: { rows: readonly { id: string }[]; count: number } | undefined,
) {
  if (!followed) return undefined;
  const following = followed.rows.some((store) => store.id === id);
  if (!following && followed.count > followed.rows.length) return undefined;
  return { storeId: id, count: followers, following };
}
