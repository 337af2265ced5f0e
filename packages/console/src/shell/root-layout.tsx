import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useMatches } from 'react-router-dom';
import { mainId } from '@market/ui/skip-link';
import { LazyNotifications } from '@market/web-kit/lazy-notifications';
import { PendingNavigation } from '@market/web-kit/pending-navigation';
import { useServices } from '@market/web-kit/services';
import { currentPage, titleOf } from './page-matches';

/** Sets the document's title, restores scroll and focus, and renders toasts for every page of a console. */
export function RootLayout({ name }: { name: string }) {
  const { config } = useServices();
  const matches = useMatches();
  const title = [titleOf(matches), `${config.platformName} ${name}`].filter(Boolean).join(' · ');
  // Not a <title> element, because the one of index.html comes first and wins.
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

/** Moves the focus to the top of a new page. A drawer over the same page manages its own focus. */
function useFocusOnNewPage(page: string | undefined): void {
  const last = useRef(page);
  useEffect(() => {
    if (last.current === page) return;
    last.current = page;
    document.getElementById(mainId)?.focus({ preventScroll: true });
  }, [page]);
}
