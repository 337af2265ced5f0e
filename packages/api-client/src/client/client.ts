import ky from 'ky';
import * as z from 'zod/mini';
import {
  basePaths,
  buildPath,
  failureEnvelope,
  fieldErrors,
  offlineText,
  platformPath,
  successEnvelope,
  type Args,
  type Base,
  type Data,
  type Endpoint,
  type RawInput,
} from '../kernel';
import { ApiError } from './api-error';

/** What the client needs of its surroundings. It shows nothing, navigates nowhere and knows no window. */
export interface ClientPorts {
  /** Where each service answers; a path of this origin unless said otherwise. */
  readonly bases?: Partial<Readonly<Record<Base, string>>>;
  readonly platformSlug: string;
  /** The bearer token, read at each call. */
  readonly getToken?: () => string | undefined;
  /** The value of the XSRF cookie, echoed as `X-XSRF-TOKEN`. */
  readonly getXsrfToken?: () => string | undefined;
  /** Asked once when a call answers 401. True: a new token is there, send it again. */
  readonly onUnauthorized?: (row: Endpoint) => Promise<boolean>;
  readonly fetch?: typeof globalThis.fetch;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Sends this one call instead of the client's own: an upload that tells how far it is. */
  readonly fetch?: typeof globalThis.fetch;
}

/** Calls a row. Resolves with the payload; rejects with an ApiError (or the abort reason). */
export type Call = <E extends Endpoint>(
  row: E,
  ...args: [...Args<E>, options?: CallOptions]
) => Promise<Data<E>>;

/** Makes the one function through which every call of an app goes (spec section 7: no timeout, 200 to 299 is success). */
export function createClient(ports: ClientPorts): Call {
  const http = ky.create({
    timeout: false,
    retry: 0,
    throwHttpErrors: false,
    ...(ports.fetch && { fetch: ports.fetch }),
    hooks: {
      beforeRequest: [
        (request) => {
          const token = ports.getToken?.();
          if (token) request.headers.set('authorization', `Bearer ${token}`);
          const xsrf = ports.getXsrfToken?.();
          if (xsrf) request.headers.set('x-xsrf-token', xsrf);
        },
      ],
    },
  });

  const send = (row: Endpoint, input: RawInput, options: CallOptions): Promise<Response> => {
    const base = ports.bases?.[row.base ?? 'main'] ?? basePaths[row.base ?? 'main'];
    const url =
      base +
      buildPath(platformPath(row.path, ports.platformSlug), input.params) +
      queryString(input.query);
    return http(url, {
      method: row.method,
      ...encodeBody(row, input.body),
      ...(options.signal && { signal: options.signal }),
      ...(options.fetch && { fetch: options.fetch }),
    });
  };

  const answerOf = async (
    row: Endpoint,
    input: RawInput,
    options: CallOptions,
  ): Promise<unknown> => {
    let response = await send(row, input, options);
    if (response.status === 401 && (await ports.onUnauthorized?.(row)))
      response = await send(row, input, options);
    return readAnswer(row, response);
  };

  const call = async (
    row: Endpoint,
    input: RawInput = {},
    options: CallOptions = {},
  ): Promise<unknown> => {
    try {
      return await answerOf(row, input, options);
    } catch (error) {
      if (error instanceof ApiError || options.signal?.aborted) throw error;
      throw new ApiError(offlineText(row), 'network', { call: row.name, cause: error });
    }
  };
  return call as Call;
}

function queryString(query: RawInput['query']): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {}))
    if (value !== undefined && value !== '') search.set(key, String(value));
  return search.size > 0 ? `?${search}` : '';
}

/** Memory to wire. A body that its own schema refuses never leaves; it reads like the server's 422. */
function encodeBody(row: Endpoint, body: unknown): { json?: unknown; body?: FormData } {
  if (!row.body) return {};
  const encoded = z.safeEncode(row.body, body as object);
  if (!encoded.success) {
    const fields = fieldErrors(encoded.error.issues);
    throw new ApiError(fields[0]?.message ?? row.failure, 'rejected', {
      status: 422,
      fields,
      call: row.name,
    });
  }
  return row.encoding === 'multipart' ? { body: formData(encoded.data) } : { json: encoded.data };
}

function formData(values: object): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(values)) {
    if (value instanceof Blob) form.set(key, value);
    else if (value !== undefined)
      form.set(key, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return form;
}

async function readAnswer(row: Endpoint, response: Response): Promise<unknown> {
  const json: unknown = await response.json().catch(() => undefined);
  const { status } = response;
  const failed = failureEnvelope.safeParse(json);
  if (failed.success || !response.ok) {
    const { message, errors, data } = failed.data ?? {};
    const firstField = status === 422 ? errors?.[0]?.message : undefined;
    throw new ApiError(firstField || message || row.failure, 'rejected', {
      status,
      fields: errors,
      data,
      call: row.name,
    });
  }
  const answer = successEnvelope(row.data).safeParse(json);
  if (!answer.success)
    throw new ApiError(row.failure, 'contract', { status, call: row.name, cause: answer.error });
  return answer.data.data;
}
