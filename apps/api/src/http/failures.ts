import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { FieldError } from '@market/api-client/kernel';
import { sqlStateOf } from '../db/sql-error';
import { AppError } from './errors';
import { redactedUrl } from './logging';

interface Failure {
  readonly status: number;
  readonly message: string;
  readonly fields?: readonly FieldError[];
  readonly data?: unknown;
}

/** Texts for what Fastify itself refuses; its own texts speak of HTTP, not to people. */
const refusals: Readonly<Record<number, string>> = {
  400: 'The request could not be read.',
  404: 'This was not found.',
  413: 'This is too large to send.',
  414: 'This address is too long.',
  415: 'This kind of content cannot be sent here.',
};

/** Answers every error with the failure envelope. What nobody expected is logged whole and answered with a reference only. */
export function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const { status, message, fields, data } = known(error) ?? unexpected(request, error);
    reply.status(status).send({ success: false, message, ...(fields && fields.length > 0 && { errors: fields }), ...(data !== undefined && { data }) });
  });
}

function known(error: FastifyError): Failure | undefined {
  if (error instanceof AppError) return error;
  const state = sqlStateOf(error);
  if (state !== undefined) return ofDatabase(state);
  const status = error.statusCode;
  return status !== undefined && status >= 400 && status < 500 ? { status, message: refusals[status] ?? refusals[400] ?? error.message } : undefined;
}

/** SQLSTATE to what it means to a caller; none for what is a fault of ours. */
function ofDatabase(state: string): Failure | undefined {
  if (state === '22P02') return { status: 404, message: 'This was not found.' };
  if (state.startsWith('23')) return { status: 409, message: 'This conflicts with what is already there. Load the page again.' };
  if (state === '40001' || state === '40P01') return { status: 409, message: 'Somebody changed this at the same time. Try again.' };
  if (state.startsWith('22')) return { status: 422, message: 'A value is out of range.' };
  return undefined;
}

function unexpected(request: FastifyRequest, error: Error): Failure {
  request.log.error({ err: error, url: redactedUrl(request.url) }, 'unexpected error');
  return { status: 500, message: `Something went wrong on our side. Try again later (reference ${request.id}).` };
}
