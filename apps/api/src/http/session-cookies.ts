import type { FastifyReply, FastifyRequest } from 'fastify';
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
  readonly refreshExpiresAt: Date;
}

/** The two cookies that the server sets. The apps store the access token themselves. */
export const sessionCookies = (secret: string) => ({
  set(
    reply: FastifyReply,
    { sessionId, refreshToken, refreshExpiresAt: expires }: CookieSession,
  ): void {
    if (refreshToken !== undefined)
      reply.setCookie(refreshCookie.name, refreshToken, { ...refreshCookie.options, expires });
    reply.setCookie(xsrfCookie.name, issueXsrfToken(secret, sessionId), {
      ...xsrfCookie.options,
      expires,
    });
  },
  clear(reply: FastifyReply): void {
    reply.clearCookie(refreshCookie.name, refreshCookie.options);
    reply.clearCookie(xsrfCookie.name, xsrfCookie.options);
  },
  refreshToken: (request: FastifyRequest): string | undefined =>
    request.cookies[refreshCookie.name],
});
