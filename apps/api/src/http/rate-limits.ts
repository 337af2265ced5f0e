import rateLimit from '@fastify/rate-limit';
import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify';
import type { Endpoint } from '@market/api-client/endpoint';
import type { Db } from '../db/db';
import type { Clock } from '../platform/clock';
import { tooManyRequests } from '../platform/errors';
import { sharedCounts } from './shared-counts';

const WINDOW_MS = 60_000;
/** Requests per minute from a signed-in user. */
const USER_REQUESTS = 300;
/**
 * Requests per minute from one address. Thousands of a mobile carrier's customers may share one
 * address, and guests mostly read.
 */
const GUEST_READS = 6_000;
const GUEST_WRITES = 1_200;
/**
 * Requests per minute from one address to sign up, sign in, reset a password or continue as a
 * guest. Password guesses are also limited per account.
 */
const CREDENTIALS = 20;

/** The limit for an endpoint's route, if it is not the default. */
export const endpointLimit = (
  endpoint: Endpoint,
  factor: number,
): Pick<FastifyContextConfig, 'rateLimit'> =>
  endpoint.hasStrictLimit
    ? {
        rateLimit: {
          max: CREDENTIALS * factor,
          keyGenerator: ({ ip }) => `credentials:${addressKey(ip)}`,
        },
      }
    : {};

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

const rateLimitKey = (request: FastifyRequest): string => {
  if (request.principal) return `person:${request.principal.userId}`;
  return `${isRead(request) ? 'reads' : 'writes'}:${addressKey(request.ip)}`;
};

const maxRequests = (request: FastifyRequest): number => {
  if (request.principal) return USER_REQUESTS;
  return isRead(request) ? GUEST_READS : GUEST_WRITES;
};

/** An IPv4 address, or the first 64 bits of an IPv6 address, which one subscriber controls. */
export function addressKey(ip: string): string {
  if (ip.includes('.')) return ip.slice(ip.lastIndexOf(':') + 1);
  const [head = [], tail] = ip
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''));
  const zeros =
    tail === undefined
      ? []
      : Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0');
  return [...head, ...zeros, ...(tail ?? [])].slice(0, 4).join(':');
}

interface RateLimitOptions {
  readonly db: Db;
  readonly clock: Clock;
  /** Multiplies every limit. */
  readonly factor: number;
  readonly isInternal: (request: FastifyRequest) => boolean;
}

/**
 * Limits the requests to the API, across all processes. Pages, images and the server's internal
 * requests are not limited.
 */
export async function limitRates(
  app: FastifyInstance,
  { db, clock, factor, isInternal }: RateLimitOptions,
): Promise<void> {
  const count = sharedCounts({ db, clock, log: app.log });
  class SharedStore {
    incr(
      key: string,
      callback: (error: Error | null, result: { current: number; ttl: number }) => void,
      length: number,
      max: number,
    ): void {
      callback(null, count(key, max, length));
    }
    child(): SharedStore {
      return this;
    }
  }
  await app.register(rateLimit, {
    max: (request) => maxRequests(request) * factor,
    timeWindow: WINDOW_MS,
    keyGenerator: rateLimitKey,
    store: SharedStore,
    allowList: (request) =>
      request.routeOptions.config.endpoint === undefined || isInternal(request),
    errorResponseBuilder: () => tooManyRequests(),
  });
}
