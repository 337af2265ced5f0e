import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useMatches } from 'react-router-dom';
import { mainId } from '@market/ui/skip-link';
import { LazyNotifications } from '@market/web-kit/lazy-notifications';
import { PendingNavigation } from '@market/web-kit/pending-navigation';
import { useServices } from '@market/web-kit/services';
import { currentPage, titleOf } from './page-matches';

/** What every page of a console has: a document title, the toasts, the scroll position it was left at, and the focus at its top. */
export function RootLayout({ name }: { name: string }) {
  const { config } = useServices();
  const matches = useMatches();
  const title = [titleOf(matches), `${config.platformName} ${name}`].filter(Boolean).join(' · ');
  // Not a <title> element: the one of index.html stands before it and would win.
  useEffect(() => {
    document.title = title;
  }, [title]);
  useFocusOnNewPage(currentPage(matches));
  return (
    <>
      <PendingNavigation />
      <Outlet />
      <LazyNotifications />
      <ScrollRestoration getKey={(location, found) => currentPage(found) ?? location.pathname} />
    </>
  );
}

/** A new page is read from its top; a drawer over the same page takes the focus by itself. */
function useFocusOnNewPage(page: string | undefined): void {
  const last = useRef(page);
  useEffect(() => {
    if (last.current === page) return;
    last.current = page;
    document.getElementById(mainId)?.focus({ preventScroll: true });
  }, [page]);
}
