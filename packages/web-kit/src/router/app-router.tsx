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
import { SessionExpired } from '../session/session-expired';
import { withChunkLoadErrors } from './chunk-load-errors';
import { pathnameContext } from './guards';
import { createRouterLink } from './router-link';
import { withRedirect } from './redirect-to';

/** The router context with the services and the current path, for loaders and middleware. */
export function routerContext(services: Services, pathname?: string): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  context.set(pathnameContext, pathname);
  return context;
}

export function createAppRouter(routes: RouteObject[], services: Services) {
  const shown: { router?: AppRouter } = {};
  const router = createBrowserRouter(withChunkLoadErrors(routes), {
    getContext: () => routerContext(services, shown.router?.state.location.pathname),
  });
  // The first navigation starts before the router is assigned.
  shown.router = router;
  return router;
}

export type AppRouter = ReturnType<typeof createBrowserRouter>;

/**
 * Clears the query cache and leaves the page when the session ends (sign-out, another tab, revoked)
 * or another user signs in. The session keeps its user while the page has unsaved changes.
 */
export function redirectWhenSignedOut(
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

export function AppRoot({ router, services }: { router: AppRouter; services: Services }) {
  const [RouterLink] = useState(() => createRouterLink(router));
  return (
    <ServicesProvider value={services}>
      <QueryClientProvider client={services.queryClient}>
        <LinkProvider value={RouterLink}>
          <RouterProvider router={router} onError={reportError} />
          <SessionExpired />
        </LinkProvider>
      </QueryClientProvider>
    </ServicesProvider>
  );
}

/**
 * Copies routes for another router, because a router clears the `lazy` objects that it has loaded.
 */
export const cloneRoutes = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.map((route) => {
    const copy = { ...route };
    if (typeof copy.lazy === 'object') copy.lazy = { ...copy.lazy };
    if (copy.children) copy.children = cloneRoutes(copy.children);
    return copy;
  });
