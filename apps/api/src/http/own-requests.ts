import type { FastifyRequest } from 'fastify';
import { randomToken, sameText } from '../platform/tokens';

const HEADER = 'x-own-request';

export interface OwnRequests {
  readonly headers: Readonly<Record<string, string>>;
  readonly isOwn: (request: FastifyRequest) => boolean;
}

/** Tells requests that the server makes of itself, for a page that it draws, from those of others. */
export function ownRequests(): OwnRequests {
  const token = randomToken();
  return {
    headers: { [HEADER]: token },
    isOwn: ({ headers }) => {
      const given = headers[HEADER];
      return typeof given === 'string' && sameText(given, token);
    },
  };
}
