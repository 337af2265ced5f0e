import { createContext as createReactContext, use } from 'react';
import { createContext as createRouterContext } from 'react-router-dom';
import type { QueryClient } from '@tanstack/react-query';
import type { Call } from '@market/api-client/client';
import { basePaths, type Base } from '@market/api-client/endpoint';
import { createLazyClient } from '@market/api-client/lazy-client';
import { createQueries, type Queries } from '@market/api-client/queries';
import type { App } from '@market/domain/accounts/roles';
import type { AppConfig } from './app-config';
import { createQueryClient } from './query/query-client';
import { createSessionRefresh } from './session/session-refresh';
import { createSession, readXsrfToken, type Session } from './session/session';

/** The dependencies of an app's screens. Created once per app and once per test. */
export interface Services {
  readonly app: App;
  readonly config: AppConfig;
  readonly session: Session;
  /**
   * Renews the token that is missing or that the server refused. Resolves to false when the session
   * has ended.
   */
  readonly renew: (refused?: string) => Promise<boolean>;
  readonly call: Call;
  readonly api: Queries;
  readonly queryClient: QueryClient;
}

export function createServices(app: App, config: AppConfig): Services {
  const session = createSession(app);
  const ports = {
    platformSlug: config.platformSlug,
    bases: createBaseUrls(location.origin),
    getToken: session.token,
    getXsrfToken: readXsrfToken,
  };
  const renew = createSessionRefresh(session, createLazyClient(ports));
  const call = createLazyClient({ ...ports, onUnauthorized: renew });
  return {
    app,
    config,
    session,
    renew,
    call,
    api: createQueries(call, config.platformName),
    // The layouts of the consoles show `StaleNotice`.
    queryClient: createQueryClient({ hasStaleNotice: app !== 'storefront' }),
  };
}

/** The base URLs of the specification's APIs on an origin. */
export const createBaseUrls = (origin: string): Record<Base, string> => ({
  main: origin + basePaths.main,
  root: origin + basePaths.root,
  shipping: origin + basePaths.shipping,
  bank: origin + basePaths.bank,
  theme: origin + basePaths.theme,
});

const ServicesContext = createReactContext<Services | undefined>(undefined);
export const ServicesProvider = ServicesContext.Provider;

/** The app's services, in components. Throws outside of its provider. */
export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error('useServices needs a ServicesProvider above it');
  return services;
}

/** The app's services, in loaders and middleware: `context.get(servicesContext)`. */
export const servicesContext = createRouterContext<Services>();
