import type { FieldError } from '../kernel';

/** rejected: the server said no. network: no answer came. contract: an answer that the contract does not know. */
export type ApiErrorKind = 'rejected' | 'network' | 'contract';

interface ApiErrorDetails extends ErrorOptions {
  readonly status?: number | undefined;
  readonly fields?: readonly FieldError[] | undefined;
  readonly data?: unknown;
  /** The row's name, for reports. */
  readonly call: string;
}

/** The one error that calls throw. `message` may be shown to people as it is. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly status: number | undefined;
  readonly fields: readonly FieldError[];
  /** What a 409 says besides its message: the allowed statuses, a new quote. */
  readonly data: unknown;
  readonly call: string;

  constructor(
    message: string,
    kind: ApiErrorKind,
    { status, fields = [], data, call, ...options }: ApiErrorDetails,
  ) {
    super(message, options);
    this.name = 'ApiError';
    this.kind = kind;
    this.status = status;
    this.fields = fields;
    this.data = data;
    this.call = call;
  }
}

/** Whether a call failed in a way that the client knows: refused, offline, or answered against the contract. */
export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError;
