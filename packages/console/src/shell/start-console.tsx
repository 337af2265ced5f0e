import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { RouteObject } from 'react-router-dom';
import type { App } from '@market/domain/accounts/roles';
import { readAppConfig } from '@market/web-kit/app-config';
import { reloadAfterRelease } from '@market/web-kit/reload-after-release';
import { AppRoot, createAppRouter, leaveWhenSignedOut } from '@market/web-kit/app-router';
import { startSentryWhenIdle } from '@market/web-kit/sentry';
import { createServices } from '@market/web-kit/services';
import { followColourScheme } from './colour-scheme';

interface Console {
  app: Exclude<App, 'storefront'>;
  routes: RouteObject[];
  /** Where a user goes when their session has ended. */
  signInPath: string;
}

/** Starts a console. Throws when the page was not served by our server. */
export function startConsole({ app, routes, signInPath }: Console): void {
  const config = readAppConfig();
  const services = createServices(app, config);
  const router = createAppRouter(routes, services);
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');

  followColourScheme();
  reloadAfterRelease();
  leaveWhenSignedOut(router, services, signInPath);
  // Loaded later. The permissions stored in the session apply until then.
  import('@market/web-kit/follow-permissions').then(
    ({ followPermissions }) => followPermissions(services),
    () => undefined,
  );
  startSentryWhenIdle(config.sentryDsn, router);
  createRoot(root).render(
    <StrictMode>
      <AppRoot router={router} services={services} />
    </StrictMode>,
  );
}
