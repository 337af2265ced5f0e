import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, type Location } from 'react-router-dom';

export function RootLayout() {
  return (
    <>
      <Outlet />
      <RestoreScrollAndFocus />
    </>
  );
}

/**
 * The first page of every visit has the same key. Its scroll position must not be applied to
 * another page.
 */
const scrollKey = ({ key, pathname, search }: Location): string =>
  key === 'default' ? pathname + search : key;

function RestoreScrollAndFocus() {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    // A routed drawer takes the focus itself.
    if (!document.querySelector('[role="dialog"]'))
      document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
  return <ScrollRestoration getKey={scrollKey} />;
}
