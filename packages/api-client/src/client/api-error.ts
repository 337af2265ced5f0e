import type { FieldError } from '../envelope';

/**
 * rejected: the request is invalid, or the server refused it. network: no response. contract: the
 * response does not match the contract.
 */
export type ApiErrorKind = 'rejected' | 'network' | 'contract';

interface ApiErrorDetails extends ErrorOptions {
  readonly status?: number | undefined;
  readonly fields?: readonly FieldError[] | undefined;
  readonly data?: unknown;
  /** The endpoint's name, for error reports. */
  readonly endpoint: string;
}

/**
 * The error that API calls reject with, unless they are aborted. `message` can be shown to users as
 * it is.
 */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly status: number | undefined;
  readonly fields: readonly FieldError[];
  /** Additional data of a 409, such as the allowed statuses or a new quote. */
  readonly data: unknown;
  readonly endpoint: string;

  constructor(
    message: string,
    kind: ApiErrorKind,
    { status, fields = [], data, endpoint, ...options }: ApiErrorDetails,
  ) {
    super(message, options);
    this.name = 'ApiError';
    this.kind = kind;
    this.status = status;
    this.fields = fields;
    this.data = data;
    this.endpoint = endpoint;
  }
}

export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError;

/** Whether the session has ended. The sign-in page or the sign-in dialog handles this. */
export const isSignedOut = (error: unknown): boolean => isApiError(error) && error.status === 401;
