import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { RouteObject } from 'react-router-dom';
import type { App } from '@market/domain/accounts/roles';
import { readAppConfig } from '../app-config';
import { reloadAfterRelease } from '../reload-after-release';
import { AppRoot, createAppRouter, leaveWhenSignedOut } from '../router/app-router';
import { startSentryWhenIdle } from '../sentry';
import { createServices } from '../services';
import { followColourScheme } from './colour-scheme';

interface Console {
  app: Exclude<App, 'storefront'>;
  routes: RouteObject[];
  /** Where somebody goes whose session has ended. */
  signInPath: string;
}

/** Draws a console into the page. Throws when the page did not come from our server. */
export function startConsole({ app, routes, signInPath }: Console): void {
  const config = readAppConfig();
  const services = createServices(app, config);
  const router = createAppRouter(routes, services);
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');

  followColourScheme();
  reloadAfterRelease();
  leaveWhenSignedOut(router, services, signInPath);
  // Not part of the first download: what the session remembers is shown until then.
  import('../session/follow-permissions').then(
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
