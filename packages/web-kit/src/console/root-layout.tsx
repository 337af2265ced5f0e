import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useMatches, useNavigation } from 'react-router-dom';
import { mainId } from '@market/ui/skip-link';
import { LazyNotifications } from '../lazy-notifications';
import { useServices } from '../services';
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
      <OnTheWay />
      <Outlet />
      <LazyNotifications />
      <ScrollRestoration getKey={(location, found) => currentPage(found) ?? location.pathname} />
    </>
  );
}

/** The page before stays until the next one has its data: a line along the top says that the press was heard. */
function OnTheWay() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <div aria-hidden="true" className="refetch-line pointer-events-none fixed inset-x-0 top-0 z-(--z-toast) h-0.5 print:hidden" />;
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
