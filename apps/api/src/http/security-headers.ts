import type { OutgoingHttpHeaders } from 'node:http';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import { basePolicy } from './content-policy';

const TWO_YEARS = 2 * 365 * 24 * 3600;

/** The headers of every page and reply: no inline code or style, and no framing. */
export async function addSecurityHeaders(
  app: FastifyInstance,
  { origins, sentryDsn }: Pick<Config, 'origins' | 'sentryDsn'>,
): Promise<void> {
  const onlyHttps = Object.values(origins).every((origin) => origin.startsWith('https://'));
  await app.register(helmet, {
    global: false,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: basePolicy(sentryDsn),
    },
    strictTransportSecurity: onlyHttps ? { maxAge: TWO_YEARS, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  // The headers are built once, because building them takes a tenth of the time of a listing.
  let headers: OutgoingHttpHeaders | undefined;
  app.addHook('onRequest', async (_, reply) => {
    if (headers === undefined) {
      reply.helmet();
      headers = { ...reply.raw.getHeaders() };
    }
    reply.headers(headers);
  });
}

const isApi = (url: string): boolean => /^\/api(\/|$)/i.test(url);

/**
 * Replies that may contain personal data are never cached. Public ones are revalidated unless their
 * route sets another policy.
 */
export function preventResponseCaching(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (!isApi(request.url) || reply.hasHeader('cache-control')) return;
    const isPrivate = request.headers.authorization !== undefined || request.method !== 'GET';
    reply.header('cache-control', isPrivate ? 'no-store' : 'no-cache');
  });
}
