import { Outlet, useLocation } from 'react-router-dom';
import { isUnthemed } from '../../../features/stores/model/unthemed-store';
import { storeButtonClass } from '../../../features/stores/model/store-theme';
import { paths } from '../../paths';
import { StoreFollow, useFollowers } from './store-follow';
import { StorePageLayout } from './store-page-layout';
import { storePageLinks, useStore } from './use-store';
import { useThemePreview } from './use-theme-preview';

export function StoreLayout() {
  const store = useStore();
  const { slug } = store;
  useThemePreview(slug);
  const { pathname } = useLocation();
  const followers = useFollowers(store);
  // The front page of a store without a theme has its own header.
  if (isUnthemed(store) && store.status === 'live' && pathname === paths.store.href({ slug }))
    return <Outlet key={slug} />;
  return (
    <StorePageLayout
      store={store}
      pages={storePageLinks(store)}
      currentPath={pathname}
      followers={followers}
      followButton={
        <StoreFollow
          store={store}
          space="h-10 w-26"
          className={isUnthemed(store) ? undefined : storeButtonClass}
        />
      }
    >
      {store.status === 'paused' && (
        <div className="page-wrap py-6">
          <p className="rounded-2 bg-warning-soft px-4 py-3 text-sm text-on-warning-soft">{`${store.storeName} is on a break and not selling at the moment. Follow the store to find it again later.`}</p>
        </div>
      )}
      <Outlet key={slug} />
    </StorePageLayout>
  );
}
