import type { FastifyReply, FastifyRequest } from 'fastify';
import { secondsBetween } from '../platform/clock';
import { issueXsrfToken } from './xsrf';

/** Only session renewal and sign-out receive the refresh token. */
const refreshCookie = {
  name: 'refresh',
  options: { httpOnly: true, secure: true, sameSite: 'strict', path: '/api/v1/auth' },
} as const;
/** The page reads this cookie and echoes it in `X-XSRF-TOKEN`. */
const xsrfCookie = {
  name: 'XSRF-TOKEN',
  options: { secure: true, sameSite: 'strict', path: '/' },
} as const;

interface CookieSession {
  readonly sessionId: string;
  readonly refreshToken: string | undefined;
  readonly issuedAt: Date;
  readonly refreshExpiresAt: Date;
}

/** The two cookies that the server sets. The apps store the access token themselves. */
export const sessionCookies = (secret: string) => ({
  set(
    reply: FastifyReply,
    { sessionId, refreshToken, issuedAt, refreshExpiresAt }: CookieSession,
  ): void {
    // A date would be compared with the device's clock, which may be wrong.
    const maxAge = secondsBetween(issuedAt, refreshExpiresAt);
    if (refreshToken !== undefined)
      reply.setCookie(refreshCookie.name, refreshToken, { ...refreshCookie.options, maxAge });
    reply.setCookie(xsrfCookie.name, issueXsrfToken(secret, sessionId), {
      ...xsrfCookie.options,
      maxAge,
    });
  },
  clear(reply: FastifyReply): void {
    reply.clearCookie(refreshCookie.name, refreshCookie.options);
    reply.clearCookie(xsrfCookie.name, xsrfCookie.options);
  },
  refreshToken: (request: FastifyRequest): string | undefined =>
    request.cookies[refreshCookie.name],
});
