import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import type { App } from '@market/domain/accounts/roles';
import {
  allJobs,
  createModules,
  type AppDependencies,
  type Module,
  type AppServices,
} from './compose';
import { findAppByHost } from './config';
import { guardAccess, type PublicRoutes } from './http/access';
import {
  appConfig,
  appConfigMeta,
  serveAppConfig,
  type DemoAccountDetails,
} from './http/app-config';
import { serveDocs } from './http/docs';
import { notFound } from './platform/errors';
import {
  handleClientErrors,
  handleErrors,
  handleFrameworkErrors,
  rejectWhileClosing,
} from './http/error-handlers';
import { serveHealth } from './http/health';
import { inProcessFetch } from './http/in-process-fetch';
import { loggingOptions, logRequests } from './http/logging';
import { acceptForms } from './http/multipart';
import { internalRequests } from './http/internal-requests';
import { limitRates } from './http/rate-limits';
import { basePolicy } from './http/content-policy';
import { addSecurityHeaders, preventResponseCaching } from './http/security-headers';
import { rejectUnusableText } from './http/text-guard';
import { serveWebApps } from './http/web-apps';
import { guardAgainstForgery } from './http/xsrf';
import type { JobHandlers } from './modules/outbox';
import { findStyleSheet, storefrontBundle } from './shop/storefront-bundle';
import { serveForSearchEngines } from './shop/search-engines';
import { redirectMovedCategories } from './shop/moved-categories';
import { shopPages } from './shop/shop-pages';
import { watchPageChanges } from './shop/watch-page-changes';
import { serveWebManifest } from './shop/web-manifest';

const BODY_LIMIT = 256 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;
/** Ids and tokens are shorter, so no route matches a longer path parameter. */
const MAX_PARAM_LENGTH = 100;

const noFastifySchemas = () => () => {
  throw new Error('Routes are checked by the contract (see mount), not by schemas of Fastify');
};
/**
 * Fastify loads its own schema compilers unless others are given, which takes a tenth of the
 * start-up time. The server uses no compilers.
 */
const schemaController = {
  compilersFactory: { buildValidator: noFastifySchemas, buildSerializer: noFastifySchemas },
};

interface AppOptions {
  readonly dependencies: Omit<AppDependencies, 'log'>;
  /** The folders of built apps to serve beside the API; none in tests. */
  readonly webApps?: Readonly<Record<App, string>>;
  /** The accounts shown on the sign-in pages in demo mode. */
  readonly demoAccounts?: readonly DemoAccountDetails[];
  /** Called after a request that may have committed a change. */
  readonly onChange?: () => void;
  /** Adds hooks to all routes. Tests check every reply with it. */
  readonly addHooks?: (app: FastifyInstance) => void;
}

interface BuiltApp {
  readonly app: FastifyInstance;
  readonly services: AppServices;
  readonly modules: readonly Module[];
  readonly jobs: JobHandlers;
  readonly openRoutes: PublicRoutes;
}

/** The HTTP server with its services, not yet listening. Tests call it through `inject`. */
export async function buildApp({
  dependencies,
  webApps,
  demoAccounts = [],
  onChange,
  addHooks,
}: AppOptions): Promise<BuiltApp> {
  const { config, db, secret } = dependencies;
  const app = Fastify({
    // The specification mixes letter case in its paths, and some clients add a trailing slash.
    routerOptions: {
      caseSensitive: false,
      ignoreTrailingSlash: true,
      maxParamLength: MAX_PARAM_LENGTH,
    },
    rewriteUrl: readableUrl,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    frameworkErrors: handleFrameworkErrors,
    clientErrorHandler: handleClientErrors,
    // Fastify's own error lacks the envelope: see rejectWhileClosing.
    return503OnClosing: false,
    schemaController,
    trustProxy:
      config.trustProxy > 0 && ((_address: string, hop: number) => hop < config.trustProxy),
    ...loggingOptions(config.logLevel),
  });
  const { services, modules } = createModules({ ...dependencies, log: app.log });
  const shopSheet = async () => webApps && findStyleSheet(webApps.storefront);
  const pageConfig = appConfig(config, demoAccounts);

  handleErrors(app);
  rejectWhileClosing(app);
  app.setNotFoundHandler(() => {
    throw notFound('This endpoint');
  });
  logRequests(app);
  await app.register(cookie);
  await addSecurityHeaders(app, config);
  preventResponseCaching(app);
  const openRoutes = guardAccess(app, {
    authenticate: services.sessions.authenticate,
    appOfHost: (hostname) => findAppByHost(config.origins, hostname),
  });
  guardAgainstForgery(app, secret);
  rejectUnusableText(app);
  const internal = internalRequests();
  await limitRates(app, {
    db,
    clock: dependencies.clock,
    factor: config.rateLimitFactor,
    isInternal: internal.isInternal,
  });
  await acceptForms(app);
  if (onChange) wakeAfterChanges(app, onChange);
  addHooks?.(app);

  for (const serve of modules.flatMap(({ routes = [] }) => routes))
    await serve(app, { ...config, db, shopSheet });
  serveHealth(app, db);
  serveAppConfig(app, pageConfig);
  if (config.demo) await serveDocs(app, config);
  if (webApps) {
    const configElement = appConfigMeta(pageConfig);
    const storefront = storefrontBundle(webApps.storefront);
    const renderPage = shopPages({
      storefront,
      folder: webApps.storefront,
      config: pageConfig,
      configElement,
      fetch: inProcessFetch(app, internal.headers),
      now: () => dependencies.clock.now().getTime(),
      onChange: watchPageChanges(app, config.databaseUrl === undefined ? undefined : db),
      log: app.log,
    });
    const renderShopPage = redirectMovedCategories(renderPage, {
      db,
      storefront,
      currentId: services.categories.currentId,
    });
    serveForSearchEngines(app, { db, storefront, config });
    serveWebManifest(app, config);
    const policy = basePolicy(config.sentryDsn);
    await serveWebApps(app, { config, folders: webApps, configElement, policy, renderShopPage });
  }
  await app.ready();
  return { app, services, modules, jobs: allJobs(modules), openRoutes };
}

/** The worker is woken after the commit, so that it finds the jobs of the request. */
function wakeAfterChanges(app: FastifyInstance, onChange: () => void): void {
  app.addHook('onResponse', async ({ method }) => {
    if (method !== 'GET' && method !== 'HEAD') onChange();
  });
}

/**
 * Takes a path literally when it cannot be decoded, so that `/50%` is a 404 instead of a malformed
 * request.
 */
function readableUrl({ url = '/' }: { readonly url?: string | undefined }): string {
  const [path = '', ...query] = url.split('?');
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}
