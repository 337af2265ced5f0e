/** Why a request is rejected. `http/error-handlers.ts` maps each kind to its status. */
export type ErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'notFound'
  | 'conflict'
  | 'expired'
  | 'tooMany'
  | 'unavailable';

export interface FieldError {
  readonly field?: string | undefined;
  readonly message: string;
}

interface AppErrorDetails {
  readonly fields?: readonly FieldError[];
  /** Additional data of a conflict, such as the allowed transitions. Must be JSON. */
  readonly data?: unknown;
}

/** An expected error. Its message is shown to users. */
export class AppError extends Error {
  readonly kind: ErrorKind;
  readonly fields: readonly FieldError[];
  readonly data: unknown;

  constructor(kind: ErrorKind, message: string, { fields = [], data }: AppErrorDetails = {}) {
    super(message);
    this.name = 'AppError';
    this.kind = kind;
    this.fields = fields;
    this.data = data;
  }
}

/** Whether this is an expected error, optionally of this kind. */
export const isAppError = (error: unknown, kind?: ErrorKind): error is AppError =>
  error instanceof AppError && (kind === undefined || error.kind === kind);

export const unauthenticated = (message = 'Sign in to continue.'): AppError =>
  new AppError('unauthenticated', message);
export const forbidden = (message = 'Your role does not allow this.'): AppError =>
  new AppError('forbidden', message);
/** Also used for records of other tenants, which do not exist for this caller. */
export const notFound = (what = 'This'): AppError =>
  new AppError('notFound', `${what} was not found.`);
export const conflict = (message: string, data?: unknown): AppError =>
  new AppError('conflict', message, { data });
/** A link that was used or has expired. */
export const expired = (message: string): AppError => new AppError('expired', message);
export const tooManyRequests = (
  message = 'Too many requests. Wait a minute and try again.',
): AppError => new AppError('tooMany', message);
/** The database or a provider does not respond. */
export const unavailable = (
  message = 'The service is not available at the moment. Try again in a few seconds.',
): AppError => new AppError('unavailable', message);
/** One invalid field. */
export const invalid = (field: string, message: string): AppError =>
  new AppError('invalid', message, { fields: [{ field, message }] });
