import { Outlet, ScrollRestoration, useMatches } from 'react-router-dom';
import { LazyNotifications } from '@market/web-kit/lazy-notifications';
import { useServices } from '@market/web-kit/services';
import { currentPage, titleOf } from '../page-matches';

/** What every page has: a document title, the toasts, and the scroll position it was left at. */
export function RootLayout() {
  const { config } = useServices();
  const title = titleOf(useMatches());
  return (
    <>
      <title>{title ? `${title} · ${config.platformName} logistics` : `${config.platformName} logistics`}</title>
      <Outlet />
      <LazyNotifications />
      <ScrollRestoration getKey={(location, matches) => currentPage(matches) ?? location.pathname} />
    </>
  );
}
