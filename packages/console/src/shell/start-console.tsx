import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { RouteObject } from 'react-router-dom';
import type { App } from '@market/domain/accounts/roles';
import { readAppConfig } from '@market/web-kit/app-config';
import { AppRoot, createAppRouter, redirectWhenSignedOut } from '@market/web-kit/app-router';
import { reloadAfterRelease } from '@market/web-kit/router/chunk-load-errors';
import { startSentryWhenIdle } from '@market/web-kit/sentry';
import { createServices, type Services } from '@market/web-kit/services';

interface Console {
  app: Exclude<App, 'storefront'>;
  routes: RouteObject[];
  /** Where a user goes when their session has ended. */
  signInPath: string;
  /** Called once with the app's services. */
  onStart?: (services: Services) => void;
}

/** Starts a console. Throws when the page was not served by our server. */
export function startConsole({ app, routes, signInPath, onStart }: Console): void {
  const config = readAppConfig();
  const services = createServices(app, config);
  const router = createAppRouter(routes, services);
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');

  onStart?.(services);
  followColourScheme();
  reloadAfterRelease();
  redirectWhenSignedOut(router, services, signInPath);
  // Not part of the first download. The permissions stored in the session apply until it has
  // loaded.
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

/**
 * Follows the system's light or dark setting, now and when it changes. The tokens read
 * `data-theme`.
 */
function followColourScheme(root: HTMLElement = document.documentElement): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    root.dataset['theme'] = dark.matches ? 'dark' : 'light';
  };
  apply();
  dark.addEventListener('change', apply);
}
