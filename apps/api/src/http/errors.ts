import type { FieldError } from '@market/api-client/kernel';

interface AppErrorDetails {
  readonly fields?: readonly FieldError[];
  /** What a 409 says besides its message: what is allowed, the new quote. Must be ready for the wire. */
  readonly data?: unknown;
}

/** An expected refusal. `message` is shown to people; the status is the reply's. */
export class AppError extends Error {
  readonly status: number;
  readonly fields: readonly FieldError[];
  readonly data: unknown;

  constructor(status: number, message: string, { fields = [], data }: AppErrorDetails = {}) {
    super(message);
    this.name = 'AppError';
    this.status = status;
    this.fields = fields;
    this.data = data;
  }
}

export const unauthorised = (message = 'Sign in to go on.'): AppError => new AppError(401, message);
export const forbidden = (message = 'Your role does not allow this.'): AppError =>
  new AppError(403, message);
/** Also the answer to what belongs to somebody else: it does not exist for this reader. */
export const notFound = (what = 'This'): AppError => new AppError(404, `${what} was not found.`);
export const conflict = (message: string, data?: unknown): AppError =>
  new AppError(409, message, { data });
export const tooMany = (message = 'Too many requests. Wait a minute and try again.'): AppError =>
  new AppError(429, message);
/** Something that we need does not answer: the database, a provider. The reply says when to try again. */
export const unavailable = (
  message = 'The service is not available at the moment. Try again in a few seconds.',
): AppError => new AppError(503, message);
/** 422 on one field. */
export const invalid = (field: string, message: string): AppError =>
  new AppError(422, message, { fields: [{ field, message }] });
