import type { FastifyInstance } from 'fastify';
import { hmac, randomToken, safeEqual } from '../platform/tokens';
import { forbidden } from '../platform/errors';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * A token bound to one session. It cannot be forged without the secret, nor used in another
 * session.
 */
export function issueXsrfToken(secret: string, sessionId: string): string {
  const random = randomToken();
  return `${random}.${hmac(secret, `${sessionId}.${random}`)}`;
}

export function isValidXsrfToken(secret: string, sessionId: string, token: string): boolean {
  const [random = '', signature = ''] = token.split('.');
  return safeEqual(signature, hmac(secret, `${sessionId}.${random}`));
}

/**
 * Rejects cross-site changes, and changes with a session cookie but without its XSRF token. The
 * bearer header alone already prevents forgery; this is defence in depth.
 */
export function guardAgainstForgery(app: FastifyInstance, secret: string): void {
  app.addHook('preParsing', async ({ method, headers, host, principal }) => {
    if (safeMethods.has(method)) return;
    if (isCrossOrigin(headers['sec-fetch-site'], headers.origin, host))
      throw forbidden('This request came from another site.');
    const token = headers['x-xsrf-token'];
    if (
      principal &&
      !(typeof token === 'string' && isValidXsrfToken(secret, principal.sessionId, token))
    )
      throw forbidden('This page is out of date. Reload it.');
  });
}

/**
 * Modern browsers send Sec-Fetch-Site, older ones only Origin. Other clients send neither, and have
 * no cookies to abuse.
 */
function isCrossOrigin(
  site: string | string[] | undefined,
  origin: string | undefined,
  host: string,
): boolean {
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host);
}
