import rateLimit from '@fastify/rate-limit';
import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify';
import type { Endpoint } from '@market/api-client/kernel';
import { tooMany } from './errors';

/** Calls a minute: of one person, or of one address for those who are not signed in. */
const ORDINARY = 300;
/** Of one address: sign-up, sign-in, forgotten passwords. What they guess is also counted in the database, per account. */
const CREDENTIALS = 20;

const isCredentialCall = ({ name, method, access }: Endpoint): boolean => name.startsWith('auth.') && method !== 'GET' && access === 'public' && name !== 'auth.refresh';

/** The limit that a row's route carries, where it is not the ordinary one. */
export const rowLimit = (row: Endpoint, factor: number): Pick<FastifyContextConfig, 'rateLimit'> =>
  isCredentialCall(row) ? { rateLimit: { max: CREDENTIALS * factor, groupId: 'credentials', keyGenerator: (request) => request.ip } } : {};

/** Limits calls of the API per process; pages, pictures and what the server asks itself are free. */
export async function limitRates(app: FastifyInstance, factor: number, isOwn: (request: FastifyRequest) => boolean): Promise<void> {
  await app.register(rateLimit, {
    max: ORDINARY * factor,
    timeWindow: 60_000,
    keyGenerator: (request) => request.principal?.userId ?? request.ip,
    allowList: (request) => request.routeOptions.config.endpoint === undefined || isOwn(request),
    errorResponseBuilder: () => tooMany(),
  });
}
