import { useEffect } from 'react';
import { Outlet, ScrollRestoration, useMatches } from 'react-router-dom';
import { LazyNotifications } from '@market/web-kit/lazy-notifications';
import { useServices } from '@market/web-kit/services';
import { currentPage, titleOf } from '../page-matches';

/** What every page has: a document title, the toasts, and the scroll position it was left at. */
export function RootLayout() {
  const { config } = useServices();
  const page = titleOf(useMatches());
  const title = [page, `${config.platformName} merchant`].filter(Boolean).join(' · ');
  // Not a <title> element: the one of index.html stands before it and would win.
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <>
      <Outlet />
      <LazyNotifications />
      <ScrollRestoration getKey={(location, matches) => currentPage(matches) ?? location.pathname} />
    </>
  );
}
