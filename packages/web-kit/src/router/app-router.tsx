import { useState } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { createBrowserRouter, RouterContextProvider, RouterProvider, type RouteObject } from 'react-router-dom';
import { LinkProvider } from '@market/ui/link';
import { servicesContext, ServicesProvider, type Services } from '../services';
import { withMissingPages } from './missing-pages';
import { linksOf } from './router-link';
import { withRedirect } from './redirect-to';

/** A router context that carries the app's services to loaders and middleware. */
export function routerContext(services: Services): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  return context;
}

/** The browser's router over an app's routes, whose middleware and loaders find the services in its context. */
export const createAppRouter = (routes: RouteObject[], services: Services) => createBrowserRouter(withMissingPages(routes), { getContext: () => routerContext(services) });

export type AppRouter = ReturnType<typeof createAppRouter>;

/** When the session ends (sign-out, other tab, revoked): forget what was fetched and go to the sign-in page. */
export function leaveWhenSignedOut(router: AppRouter, services: Services, signInPath: string): void {
  let wasSignedIn = services.session.user() !== undefined;
  services.session.subscribe(() => {
    const signedIn = services.session.user() !== undefined;
    if (wasSignedIn && !signedIn) {
      services.queryClient.clear();
      const { pathname, search } = router.state.location;
      void router.navigate(withRedirect(signInPath, pathname + search));
    }
    wasSignedIn = signedIn;
  });
}

/** An app's pages within all that they reach for. */
export function AppRoot({ router, services }: { router: AppRouter; services: Services }) {
  const [RouterLink] = useState(() => linksOf(router));
  return (
    <ServicesProvider value={services}>
      <QueryClientProvider client={services.queryClient}>
        <LinkProvider value={RouterLink}>
          <RouterProvider router={router} />
        </LinkProvider>
      </QueryClientProvider>
    </ServicesProvider>
  );
}
