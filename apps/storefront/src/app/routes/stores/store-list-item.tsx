import { Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import type { StoreShelf as Store } from '@market/domain/stores/store-card';
import { Skeleton } from '@market/ui/skeleton';
import { withRedirect } from '@market/web-kit/router/redirect-to';
import { useServices } from '@market/web-kit/services';
import { useAccount } from '@market/web-kit/use-session';
import { allFollowedStoresQuery } from '../../../features/catalogue/catalogue.queries';
import { StoreShelf } from '../../../features/catalogue/components/store-shelf';
import { followingQuery } from '../../../features/follows/follows.queries';
import { lazyPart } from '../../../shared/lazy-part';
import { productHref } from '../../hrefs';
import { paths } from '../../paths';

const FollowButton = lazyPart(
  'src/features/follows/components/follow-button.tsx',
  async () => (await import('../../../features/follows/components/follow-button')).FollowButton,
);

const buttonSizeClass = 'h-10 w-full md:w-30 pointer-coarse:h-11';

/** The query is not sent for guests. */
export function useFollowedStores() {
  const { api } = useServices();
  const user = useAccount();
  return useQuery({ ...allFollowedStoresQuery(api), enabled: user !== undefined });
}

/** The Follow button makes no request of its own, unless `toFollowing` returns undefined. */
export function StoreListItem({ store, eager }: { store: Store; eager: boolean }) {
  const { api } = useServices();
  const user = useAccount();
  const { pathname, search } = useLocation();
  const followed = useFollowedStores();
  const { data: now } = useQuery({ ...followingQuery(api, store.id), enabled: false });
  const waiting = <Skeleton className={buttonSizeClass} />;
  return (
    <StoreShelf
      store={store}
      to={paths.store.href({ slug: store.slug })}
      productHref={productHref}
      eager={eager}
      followers={now?.count ?? store.followers}
      followButton={
        user && followed.isPending ? (
          waiting
        ) : (
          <Suspense fallback={waiting}>
            <FollowButton
              store={store}
              variant="outline"
              className={buttonSizeClass}
              signInPath={withRedirect(paths.signIn.href(), pathname + search)}
              known={toFollowing(store, followed.data)}
            />
          </Suspense>
        )
      }
    />
  );
}

/** Undefined while the list loads, and when an incomplete list does not contain the store. */
function toFollowing(
  { id, followers }: Store,
  followed: { rows: readonly { id: string }[]; count: number } | undefined,
) {
  if (!followed) return undefined;
  const following = followed.rows.some((store) => store.id === id);
  if (!following && followed.count > followed.rows.length) return undefined;
  return { storeId: id, count: followers, following };
}
