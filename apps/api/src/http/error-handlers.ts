import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifyServerOptions,
} from 'fastify';
import { isConnectionError } from '../db/connection-errors';
import { getSqlState } from '../db/sql-error';
import {
  isAppError,
  unavailable,
  type AppError,
  type ErrorKind,
  type FieldError,
} from '../platform/errors';
import { redactedUrl } from './logging';

interface ErrorResponse {
  readonly status: number;
  readonly message: string;
  readonly fields?: readonly FieldError[];
  readonly data?: unknown;
}

const statusByKind: Readonly<Record<ErrorKind, number>> = {
  invalid: 422,
  unauthenticated: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  expired: 410,
  tooMany: 429,
  unavailable: 503,
};

const appErrorResponse = ({ kind, message, fields, data }: AppError): ErrorResponse => ({
  status: statusByKind[kind],
  message,
  fields,
  data,
});

/** Our messages for requests that Fastify rejects, because its own are about HTTP. */
const messageByStatus: Readonly<Record<number, string>> = {
  400: 'The request could not be read.',
  404: 'This was not found.',
  413: 'The request is too large.',
  414: 'This address is too long.',
  415: 'This type of content is not supported.',
};

/** The reply for each error code of Node's HTTP parser. */
const clientErrors: Readonly<Record<string, readonly [status: string, message: string]>> = {
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    'This address or the headers are too long.',
  ],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long to arrive.'],
};

const RETRY_AFTER_SECONDS = 5;
const CONCURRENT_CHANGE: ErrorResponse = {
  status: 409,
  message: 'Someone else changed this at the same time. Try again.',
};
const CONFLICT: ErrorResponse = {
  status: 409,
  message: 'This conflicts with an existing record. Reload the page.',
};

/**
 * Answers every error in the failure envelope. Unexpected errors are logged and answered with a
 * reference only.
 */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) =>
    send(reply, toErrorResponse(error, request)),
  );
}

/**
 * Answers requests that Fastify rejects before routing, such as an overlong URL, in the failure
 * envelope.
 */
export const handleFrameworkErrors: NonNullable<FastifyServerOptions['frameworkErrors']> = (
  error,
  request,
  reply,
) => {
  send(reply, toErrorResponse(error, request));
};

/**
 * Answers requests that Node cannot parse, in the failure envelope. The connection is closed
 * afterwards.
 */
export const handleClientErrors: NonNullable<FastifyServerOptions['clientErrorHandler']> = (
  error,
  socket,
) => {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const [status, message] = clientErrors[error.code] ?? ['400 Bad Request', messageByStatus[400]];
  const body = JSON.stringify({ success: false, message });
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n${body}`,
  );
};

/** Rejects new requests on open connections while the server closes. */
export function rejectWhileClosing(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onRequest', async () => {
    if (isClosing) throw unavailable('The server is restarting. Try again in a few seconds.');
  });
}

/** Prepares the reply to a failure: status, and `Retry-After` for a 503. */
export function startErrorReply(reply: FastifyReply, status: number): FastifyReply {
  if (status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
  return reply.header('cache-control', 'no-store').status(status);
}

function send(reply: FastifyReply, { status, message, fields, data }: ErrorResponse): void {
  startErrorReply(reply, status).send({
    success: false,
    message,
    ...(fields && fields.length > 0 && { errors: fields }),
    ...(data !== undefined && { data }),
  });
}

/** Maps an error to its response. Logs unexpected ones. */
export function toErrorResponse(error: FastifyError, request: FastifyRequest): ErrorResponse {
  if (isAppError(error)) return appErrorResponse(error);
  if (isConnectionError(error)) {
    request.log.error(
      { err: error, url: redactedUrl(request.url) },
      'the database or a provider is not available',
    );
    return appErrorResponse(unavailable());
  }
  const state = getSqlState(error);
  if (state !== undefined) return databaseErrorResponse(state, error, request);
  const status = error.statusCode;
  if (status !== undefined && status >= 400 && status < 500)
    return { status, message: messageByStatus[status] ?? messageByStatus[400] ?? error.message };
  return unexpectedErrorResponse(error, request);
}

/** Maps the SQLSTATE of a failed statement. */
function databaseErrorResponse(
  state: string,
  error: Error,
  request: FastifyRequest,
): ErrorResponse {
  if (state === '22P02') return { status: 404, message: 'This was not found.' };
  if (state === '40001' || state === '40P01') return CONCURRENT_CHANGE;
  // A concurrent request won, and no service has a message for this conflict. The conflict is
  // logged, so that a message can be added.
  if (state === '23505' || state === '23503') {
    request.log.error(
      { err: error, url: redactedUrl(request.url) },
      'a constraint was violated that no service checks',
    );
    return CONFLICT;
  }
  if (state.startsWith('22')) {
    request.log.error(
      { err: error, url: redactedUrl(request.url) },
      'the database refused a value that a schema let through',
    );
    return { status: 422, message: 'A value is out of range.' };
  }
  return unexpectedErrorResponse(error, request);
}

function unexpectedErrorResponse(error: Error, request: FastifyRequest): ErrorResponse {
  request.log.error({ err: error, url: redactedUrl(request.url) }, 'unexpected error');
  return {
    status: 500,
    message: `Something went wrong on our side. Try again later (reference ${request.id}).`,
  };
}
