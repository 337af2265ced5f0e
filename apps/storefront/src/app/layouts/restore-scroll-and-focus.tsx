import { useEffect, useRef } from 'react';
import { ScrollRestoration, useLocation, type Location } from 'react-router-dom';

/**
 * The first page of every visit has the same key: the place on it must not be taken for the place
 * on another.
 */
const placeOf = ({ key, pathname, search }: Location): string =>
  key === 'default' ? pathname + search : key;

/**
 * After a move to another page: the scroll position is right, and the keyboard and screen readers
 * start at its content.
 */
export function RestoreScrollAndFocus() {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    // A routed drawer takes the focus itself.
    if (!document.querySelector('[role="dialog"]'))
      document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
  return <ScrollRestoration getKey={placeOf} />;
}
