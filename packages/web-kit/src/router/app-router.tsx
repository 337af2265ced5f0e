import { useState } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createBrowserRouter,
  RouterContextProvider,
  RouterProvider,
  type RouteObject,
} from 'react-router-dom';
import { LinkProvider } from '@market/ui/link';
import { reportError } from '../sentry';
import { servicesContext, ServicesProvider, type Services } from '../services';
import { SessionOver } from '../session/session-over';
import { withMissingPages } from './missing-pages';
import { pathnameContext } from './pathname-context';
import { linksOf } from './router-link';
import { withRedirect } from './redirect-to';

/** A router context that carries the app's services, and the page that is shown, to loaders and middleware. */
export function routerContext(services: Services, pathname?: string): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  context.set(pathnameContext, pathname);
  return context;
}

/** The browser's router over an app's routes, whose middleware and loaders find the services in its context. */
export function createAppRouter(routes: RouteObject[], services: Services) {
  const shown: { router?: AppRouter } = {};
  const router = createBrowserRouter(withMissingPages(routes), {
    getContext: () => routerContext(services, shown.router?.state.location.pathname),
  });
  // The first navigation begins before there is a router.
  shown.router = router;
  return router;
}

export type AppRouter = ReturnType<typeof createBrowserRouter>;

/**
 * When the session ends (sign-out, other tab, revoked), or another person signs in: forget what was fetched and leave
 * the page. A page with unsaved work keeps its author until the work is saved or discarded.
 */
export function leaveWhenSignedOut(
  router: AppRouter,
  { session, queryClient }: Services,
  signInPath: string,
): void {
  let before = session.user()?.id;
  session.subscribe(() => {
    const id = session.user()?.id;
    if (before !== undefined && id !== before) {
      queryClient.clear();
      const { pathname, search } = router.state.location;
      if (id !== undefined) void router.navigate('/');
      else if (pathname !== signInPath)
        void router.navigate(withRedirect(signInPath, pathname + search));
    }
    before = id;
  });
}

/** An app's pages within all that they reach for. */
export function AppRoot({ router, services }: { router: AppRouter; services: Services }) {
  const [RouterLink] = useState(() => linksOf(router));
  return (
    <ServicesProvider value={services}>
      <QueryClientProvider client={services.queryClient}>
        <LinkProvider value={RouterLink}>
          <RouterProvider router={router} onError={reportError} />
          <SessionOver />
        </LinkProvider>
      </QueryClientProvider>
    </ServicesProvider>
  );
}
