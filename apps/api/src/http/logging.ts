import { randomUUID } from 'node:crypto';
import { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';

/** The length of our random tokens: a path segment of this length is one. */
const tokenInPath = /\/[\w-]{43}(?=[/?]|$)/g;

/** `/reset/abc…` without the token that stands in it, and without what was asked for. */
export const redactedUrl = (url: string): string =>
  url.replace(/\?.*$/, '').replace(tokenInPath, '/[token]');

const secrets = [
  'authorization',
  'cookie',
  'password',
  'oldPassword',
  'newPassword',
  'token',
  'accountNumber',
  'deliveryToken',
  'orderDeliveryToken',
];

/** A failed statement's error lists its parameters: addresses, hashes, account numbers. */
const withoutParameters = (text: string): string =>
  text.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/g, '');

interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly [detail: string]: unknown;
}

/** What the log keeps of an error, and of the error behind it. */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const { name, message, stack = '', cause } = error;
  const code = 'code' in error ? error.code : undefined;
  return {
    type: name,
    message: withoutParameters(message),
    stack: withoutParameters(stack),
    ...(code !== undefined && { code }),
    ...(cause !== undefined && { cause: loggedError(cause) }),
  };
}

/** Structured logs to standard output; nothing that opens a door or identifies an account at a bank is in them. */
export const loggingOptions = (
  level: string,
): Pick<FastifyServerOptions, 'logger' | 'logController' | 'genReqId'> => ({
  logger: {
    level,
    serializers: { err: loggedError },
    redact: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
  },
  // One line a request, written below, instead of two.
  logController: new LogController({ disableRequestLogging: true }),
  genReqId: () => randomUUID().slice(-12),
});

export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, url, ip, principal } = request;
    request.log.info(
      {
        method,
        url: redactedUrl(url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ip,
        userId: principal?.userId,
      },
      'request',
    );
  });
}
