import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { createMemoryRouter, type RouteObject } from 'react-router-dom';
import type { Account } from '@market/domain/accounts/account';
import type { App } from '@market/domain/accounts/roles';
import { toast } from '@market/ui/notifications';
import type { AppConfig } from '../app-config';
import { AppRoot, cloneRoutes, redirectWhenSignedOut, routerContext } from '../router/app-router';
import { createServices, type Services } from '../services';
import { countCompiling } from './compiling';

export const testConfig: AppConfig = {
  platformName: 'Voltmart',
  platformSlug: 'voltmart',
  origins: {
    storefront: 'http://shop.localhost',
    merchant: 'http://seller.localhost',
    admin: 'http://internal.localhost',
    logistics: 'http://logistics.localhost',
  },
};

export interface RenderedApp extends RenderResult {
  readonly services: Services;
  readonly router: ReturnType<typeof createMemoryRouter>;
  readonly user: UserEvent;
}

/** Renders an app's real routes at an address, with loaders, guards and error boundaries. */
export function renderApp(
  app: App,
  routes: RouteObject[],
  address: string,
  { as, config = {} }: { as?: Account; config?: Partial<AppConfig> } = {},
): RenderedApp {
  localStorage.clear();
  // An app that starts shows the active toasts, including those of earlier tests.
  toast.dismiss();
  const services = createServices(app, { ...testConfig, ...config });
  if (as)
    services.session.start({
      token: `token-of-${as.id}`,
      expiresAt: new Date(Date.now() + 900_000).toISOString(),
      expiresIn: 900,
      user: as,
    });
  services.queryClient.setDefaultOptions({
    queries: { ...services.queryClient.getDefaultOptions().queries, retry: false },
  });
  const shown: { router?: RenderedApp['router'] } = {};
  const router = createMemoryRouter(countCompiling(cloneRoutes(routes), address), {
    initialEntries: [address],
    getContext: () => routerContext(services, shown.router?.state.location.pathname),
  });
  // The first navigation starts before the router is assigned.
  shown.router = router;
  if (app !== 'storefront') redirectWhenSignedOut(router, services, '/sign-in');
  const view = render(<AppRoot router={router} services={services} />);
  return { ...view, services, router, user: userEvent.setup() };
}
