import { useEffect, useRef } from 'react';
import { Outlet, useMatches } from 'react-router-dom';
import { mainId } from '@market/ui/skip-link';
import { useUser } from '@market/web-kit/use-session';
import { currentPage } from '../page-matches';

/** Around every page behind the sign-in: it is drawn for somebody, and a new one is read from its top. */
export function SignedInLayout() {
  const user = useUser();
  useFocusOnNewPage();
  return user ? <Outlet /> : null;
}

/** A drawer over the same page takes the focus by itself. */
function useFocusOnNewPage(): void {
  const page = currentPage(useMatches());
  const last = useRef(page);
  useEffect(() => {
    if (last.current === page) return;
    last.current = page;
    document.getElementById(mainId)?.focus({ preventScroll: true });
  }, [page]);
}
