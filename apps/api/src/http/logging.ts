import { randomUUID } from 'node:crypto';
import { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';

/**
 * The length of our random tokens and signatures. A path segment of this length, or a part of this
 * length after `~`, counts as a token.
 */
const tokenInPath = /([/~])[\w-]{43}(?=[/?]|$)/g;

/** A URL such as `/reset/abc…` without its token and its query. */
export const redactedUrl = (url: string): string =>
  url.replace(/\?.*$/, '').replace(tokenInPath, '$1[token]');

const secretFields = [
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

/** The error of a failed statement lists its parameters: addresses, hashes, account numbers. */
const removeParameters = (text: string): string =>
  text.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/g, '');

interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly [detail: string]: unknown;
}

/** The logged fields of an error and its cause. */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const { name, message, stack = '', cause } = error;
  const code = 'code' in error ? error.code : undefined;
  return {
    type: name,
    message: removeParameters(message),
    stack: removeParameters(stack),
    ...(code !== undefined && { code }),
    ...(cause !== undefined && { cause: loggedError(cause) }),
  };
}

/** Structured logs to standard output, without credentials and bank account numbers. */
export const loggingOptions = (
  level: string,
): Pick<FastifyServerOptions, 'logger' | 'logController' | 'genReqId'> => ({
  logger: {
    level,
    serializers: { err: loggedError },
    redact: secretFields.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
  },
  // Fastify's own request logging is off: the function below writes one line per request.
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
