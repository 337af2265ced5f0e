import type { FastifyRequest } from 'fastify';
import { randomToken, safeEqual } from '../platform/tokens';

const HEADER = 'x-internal-request';

export interface InternalRequests {
  readonly headers: Readonly<Record<string, string>>;
  readonly isInternal: (request: FastifyRequest) => boolean;
}

/** Marks the requests that the server sends to itself while it renders a page. */
export function internalRequests(): InternalRequests {
  const token = randomToken();
  return {
    headers: { [HEADER]: token },
    isInternal: ({ headers }) => {
      const headerToken = headers[HEADER];
      return typeof headerToken === 'string' && safeEqual(headerToken, token);
    },
  };
}
