import { randomBytes } from 'node:crypto';
import { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';

/** The length of our random tokens: a path segment of this length is one. */
const tokenInPath = /\/[\w-]{43}(?=[/?]|$)/g;

/** `/reset/abc…` without the token that stands in it, and without what was asked for. */
export const redactedUrl = (url: string): string => url.replace(/\?.*$/, '').replace(tokenInPath, '/[token]');

const secrets = ['authorization', 'cookie', 'password', 'oldPassword', 'newPassword', 'token', 'accountNumber', 'deliveryToken', 'orderDeliveryToken'];

/** Structured logs to standard output; nothing that opens a door or identifies an account at a bank is in them. */
export const loggingOptions = (level: string): Pick<FastifyServerOptions, 'logger' | 'logController' | 'genReqId'> => ({
  logger: { level, redact: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]) },
  // One line a request, written below, instead of two.
  logController: new LogController({ disableRequestLogging: true }),
  genReqId: () => randomBytes(6).toString('hex'),
});

export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, url, ip, principal } = request;
    request.log.info({ method, url: redactedUrl(url), status: reply.statusCode, ms: Math.round(reply.elapsedTime), ip, userId: principal?.userId }, 'request');
  });
}
