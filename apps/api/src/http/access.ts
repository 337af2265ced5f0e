import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import type { Endpoint } from '@market/api-client/endpoint';
import { appByRole, hasResource, type App } from '@market/domain/accounts/roles';
import { forbidden, unauthenticated } from '../platform/errors';
import type { Principal } from '../platform/principal';

declare module 'fastify' {
  interface FastifyRequest {
    principal: Principal | undefined;
  }
}

interface AccessOptions {
  readonly authenticate: (token: string) => Promise<Principal | undefined>;
  /** The app that a host name serves; undefined for other hosts. */
  readonly appOfHost: (hostname: string) => App | undefined;
}

/** A route, for example `GET /outbox`. A test lists them all. */
export type PublicRoutes = () => readonly string[];

/**
 * Checks access before the body is read. The server does not start when a route declares neither an
 * endpoint nor why it is open. Credentials come from the Authorization header only, never from a
 * cookie. Returns the open routes.
 */
export function guardAccess(
  app: FastifyInstance,
  { authenticate, appOfHost }: AccessOptions,
): PublicRoutes {
  app.decorateRequest('principal', undefined);

  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => {
    routes.push(route);
  });
  // The check is not in onRoute, because a plugin's routes get their declaration from a hook that
  // runs after this one.
  app.addHook('onReady', async () => {
    for (const { method, url, config } of routes) {
      if (config?.endpoint === undefined && config?.open === undefined)
        throw new Error(`${String(method)} ${url} declares neither an endpoint nor why it is open`);
    }
  });

  app.addHook('onRequest', async (request) => {
    const token = readBearerToken(request);
    if (token === undefined) return;
    const principal = await authenticate(token);
    const requestedApp = appOfHost(request.hostname);
    // A token of one app is not valid on the host of another.
    if (principal && (requestedApp === undefined || requestedApp === appByRole[principal.role]))
      request.principal = principal;
  });

  app.addHook('preParsing', async (request) => {
    const { endpoint } = request.routeOptions.config;
    if (endpoint) enforce(endpoint, request.principal);
  });

  return () =>
    routes.flatMap(({ method, url, config }) =>
      config?.open === undefined ? [] : [`${String(method)} ${url}`],
    );
}

/**
 * Throws 401 when unauthenticated, and 403 for wrong roles, for guests where an account is needed,
 * for permissions that were not granted and for what only an owner may do.
 */
function enforce(
  { access, resource, ownerOnly, guests }: Endpoint,
  principal: Principal | undefined,
): void {
  if (access === 'public') return;
  if (!principal) throw unauthenticated();
  if (access !== 'signedIn' && !access.includes(principal.role)) throw forbidden();
  if (principal.isGuest && !guests) throw forbidden('Sign in or create an account to do this.');
  if (ownerOnly && principal.partnerId !== principal.userId)
    throw forbidden('Only the owner of your company can do this.');
  if (!hasResource(principal.role, principal.resources, resource))
    throw forbidden('You do not have permission to do this. Ask for access.');
}

const bearerPattern = /^Bearer ([\w-]{43})$/i;

const readBearerToken = (request: FastifyRequest): string | undefined =>
  bearerPattern.exec(request.headers.authorization ?? '')?.[1];
