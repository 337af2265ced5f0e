import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useMatches, type UIMatch } from 'react-router-dom';
import { mainId } from '@market/ui/main-landmark';
import { LazyNotifications } from '@market/web-kit/notifications';
import { PendingNavigation } from '@market/web-kit/pending-navigation';
import { useServices } from '@market/web-kit/services';

/**
 * Sets the document's title, restores scroll and focus, and renders toasts for every page of a
 * console.
 */
export function RootLayout({ name }: { name: string }) {
  const { config } = useServices();
  const matches = useMatches();
  const title = [pageTitle(matches), `${config.platformName} ${name}`].filter(Boolean).join(' · ');
  // Not a <title> element, because the <title> in index.html comes first and takes precedence.
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

const readTitle = (value: unknown): string | undefined => {
  const title: unknown =
    typeof value === 'object' && value !== null && 'title' in value ? value.title : undefined;
  return typeof title === 'string' ? title : undefined;
};

/**
 * The title of the deepest match. A loader that returns `{ title }` overrides the route's `handle`.
 */
const pageTitle = (matches: readonly UIMatch[]): string | undefined =>
  matches.map((match) => readTitle(match.loaderData) ?? readTitle(match.handle)).findLast(Boolean);

/** The path of the current page, ignoring a drawer over it: the first match with a title. */
const currentPage = (
  matches: readonly Pick<UIMatch, 'pathname' | 'handle'>[],
): string | undefined => matches.find((match) => readTitle(match.handle))?.pathname;
