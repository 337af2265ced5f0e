import { Suspense, type ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import type { StorePage } from '@market/domain/stores/store-page';
import { Skeleton } from '@market/ui/skeleton';
import { withRedirect } from '@market/web-kit/router/redirect-to';
import { useServices } from '@market/web-kit/services';
import type { FollowButton as Button } from '../../../features/follows/components/follow-button';
import { followingQuery } from '../../../features/follows/follows.queries';
import { lazyPart } from '../../../shared/lazy-part';
import { paths } from '../../paths';

const FollowButton = lazyPart(
  'src/features/follows/components/follow-button.tsx',
  async () => (await import('../../../features/follows/components/follow-button')).FollowButton,
);

type Look = Pick<ComponentProps<typeof Button>, 'className' | 'variant' | 'size'>;

export function useFollowers({ id, followers }: StorePage): number {
  const { api } = useServices();
  return useQuery(followingQuery(api, id)).data?.count ?? followers;
}

/** After signing in, the user returns to the same page. */
export function StoreFollow({
  store,
  space,
  ...look
}: Look & {
  store: StorePage;
  /** The classes that give the skeleton the size of the button. */
  space: string;
}) {
  const { pathname, search } = useLocation();
  return (
    <Suspense fallback={<Skeleton className={space} />}>
      <FollowButton
        {...look}
        store={store}
        signInPath={withRedirect(paths.signIn.href(), pathname + search)}
      />
    </Suspense>
  );
}
