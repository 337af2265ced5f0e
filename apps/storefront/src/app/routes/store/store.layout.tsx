import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '@market/ui/skeleton';
import { withRedirect } from '@market/web-kit/router/redirect-to';
import { useServices } from '@market/web-kit/services';
import { followingQuery } from '../../../features/follows/follows.queries';
import { storeButton } from '../../../features/stores/model/store-look';
import { lazyPart } from '../../../shared/lazy-part';
import { paths } from '../../paths';
import { StoreFrame } from './store-frame';
import { useLookPreview } from './use-look-preview';
import { useStore } from './use-store';

const FollowButton = lazyPart(
  'src/features/follows/components/follow-button.tsx',
  async () => (await import('../../../features/follows/components/follow-button')).FollowButton,
);

/** The shared layout of a store's pages: the merchant's theme, the header and the footer. */
export function StoreLayout() {
  const { api } = useServices();
  const store = useStore();
  const { slug } = store;
  useLookPreview(slug);
  const { pathname, search } = useLocation();
  const following = useQuery(followingQuery(api, store.id)).data;
  const pages = [
    { label: 'Products', to: paths.store.href({ slug }) },
    {
      label:
        store.ratingCount > 0
          ? `Reviews (${store.ratingCount.toLocaleString('en-NG')})`
          : 'Reviews',
      to: paths.storeReviews.href({ slug }),
    },
    ...(store.policyCount > 0
      ? [{ label: 'Policies', to: paths.storePolicies.href({ slug }) }]
      : []),
  ];
  return (
    <StoreFrame
      store={store}
      pages={pages}
      currentPath={pathname}
      followers={following?.count ?? store.followers}
      followButton={
        <Suspense fallback={<Skeleton className="h-10 w-26" />}>
          <FollowButton
            store={store}
            signInPath={withRedirect(paths.signIn.href(), pathname + search)}
            className={storeButton}
          />
        </Suspense>
      }
    >
      {store.status === 'paused' && (
        <div className="page-wrap py-6">
          <p className="rounded-2 bg-warning-soft px-4 py-3 text-sm text-on-warning-soft">{`${store.storeName} is taking a break and sells nothing for now. Follow it to find it again.`}</p>
        </div>
      )}
      <Outlet key={slug} />
    </StoreFrame>
  );
}
