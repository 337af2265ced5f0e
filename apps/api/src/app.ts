import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from './config';
import { appOfHost } from './config';
import type { Services } from './compose';
import { guardAccess } from './http/access';
import { answerFailures } from './http/failures';
import { mountAll } from './routes';

const BODY_LIMIT = 256 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;

interface AppOptions {
  readonly config: Config;
  readonly services: Services;
}

/** The whole HTTP side, not yet listening: tests call it through `inject`. */
export async function buildApp({ config, services }: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    // The spec mixes letter case in its paths, and some callers add a slash.
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true },
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    logger: false,
  });
  guardAccess(app, { authenticate: services.sessions.authenticate, appOfHost: (hostname) => appOfHost(config.origins, hostname) });
  answerFailures(app);
  mountAll(app, config, services);
  await app.ready();
  return app;
}
