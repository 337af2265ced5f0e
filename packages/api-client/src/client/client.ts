import ky from 'ky';
import * as z from 'zod/mini';
import { failureEnvelope, fieldErrors, successEnvelope } from '../envelope';
import {
  basePaths,
  buildPath,
  platformPath,
  type Args,
  type Base,
  type Data,
  type Endpoint,
  type RawInput,
} from '../endpoint';
import { offlineText } from '../offline-text';
import { ApiError } from './api-error';
import { loadEndpoint, type LazyEndpoint } from './lazy-endpoint';

/** Dependencies of the client, which has no access to the UI, the router or the window. */
export interface ClientPorts {
  /** Base URLs of the services. Defaults to paths on the current origin. */
  readonly bases?: Partial<Readonly<Record<Base, string>>>;
  readonly platformSlug: string;
  /** The bearer token, read for each request. */
  readonly getToken?: () => string | undefined;
  /** The value of the XSRF cookie, echoed as `X-XSRF-TOKEN`. */
  readonly getXsrfToken?: () => string | undefined;
  /**
   * Called once after a 401 with the token that the server refused. If it resolves to true, the
   * request is repeated with the current token.
   */
  readonly onUnauthorized?: (refused: string | undefined) => Promise<boolean>;
  readonly fetch?: typeof globalThis.fetch;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Replaces the client's `fetch` for this call, for example to report upload progress. */
  readonly fetch?: typeof globalThis.fetch;
  /** Completes the request even if the page closes in the meantime. Only for bodies below 64 KB. */
  readonly keepalive?: boolean;
}

/**
 * Calls an endpoint. Resolves with the decoded data. Rejects with an ApiError, or with the abort
 * reason.
 */
export type Call = <E extends Endpoint>(
  endpoint: E | LazyEndpoint<E>,
  ...args: [...Args<E>, options?: CallOptions]
) => Promise<Data<E>>;

/**
 * Creates the function that all API calls of an app go through (spec section 7: no timeout, 200 to
 * 299 is success).
 */
export function createClient(ports: ClientPorts): Call {
  const http = ky.create({
    timeout: false,
    retry: 0,
    throwHttpErrors: false,
    ...(ports.fetch && { fetch: ports.fetch }),
    hooks: {
      beforeRequest: [
        (request) => {
          const xsrf = ports.getXsrfToken?.();
          if (xsrf) request.headers.set('x-xsrf-token', xsrf);
        },
      ],
    },
  });

  const send = (
    endpoint: Endpoint,
    input: RawInput,
    options: CallOptions,
    token = ports.getToken?.(),
  ): Promise<Response> => {
    const base = ports.bases?.[endpoint.base ?? 'main'] ?? basePaths[endpoint.base ?? 'main'];
    const url =
      base +
      buildPath(platformPath(endpoint.path, ports.platformSlug), input.params) +
      queryString(input.query);
    return http(url, {
      method: endpoint.method,
      ...(token && { headers: { authorization: `Bearer ${token}` } }),
      ...encodeBody(endpoint, input.body),
      ...(options.signal && { signal: options.signal }),
      ...(options.fetch && { fetch: options.fetch }),
      ...(options.keepalive && { keepalive: true }),
    });
  };

  const sendAuthorised = async (
    endpoint: Endpoint,
    input: RawInput,
    options: CallOptions,
  ): Promise<unknown> => {
    const token = ports.getToken?.();
    let response = await send(endpoint, input, options, token);
    if (response.status === 401 && (await ports.onUnauthorized?.(token)))
      response = await send(endpoint, input, options);
    return readResponse(endpoint, response);
  };

  const call = async (
    given: Endpoint | LazyEndpoint<Endpoint>,
    input: RawInput = {},
    options: CallOptions = {},
  ): Promise<unknown> => {
    const endpoint = await loadEndpoint(given);
    try {
      return await sendAuthorised(endpoint, input, options);
    } catch (error) {
      if (error instanceof ApiError || options.signal?.aborted) throw error;
      throw new ApiError(offlineText(endpoint), 'network', {
        endpoint: endpoint.name,
        cause: error,
      });
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

/** Encodes the body. A body that its schema rejects fails with the same errors as a 422. */
function encodeBody(endpoint: Endpoint, body: unknown): { json?: unknown; body?: FormData } {
  if (!endpoint.body) return {};
  const encoded = z.safeEncode(endpoint.body, body as object);
  if (!encoded.success) {
    const fields = fieldErrors(encoded.error.issues);
    throw new ApiError(fields[0]?.message ?? endpoint.failure, 'rejected', {
      status: 422,
      fields,
      endpoint: endpoint.name,
    });
  }
  return endpoint.encoding === 'multipart'
    ? { body: formData(encoded.data) }
    : { json: encoded.data };
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

async function readResponse(endpoint: Endpoint, response: Response): Promise<unknown> {
  const json: unknown = await response.json().catch(() => undefined);
  const { status } = response;
  const failed = failureEnvelope.safeParse(json);
  if (failed.success || !response.ok) {
    const { message, errors, data } = failed.data ?? {};
    const firstField = status === 422 ? errors?.[0]?.message : undefined;
    throw new ApiError(firstField || message || endpoint.failure, 'rejected', {
      status,
      fields: errors,
      data,
      endpoint: endpoint.name,
    });
  }
  const envelope = successEnvelope(endpoint.data).safeParse(json);
  if (!envelope.success)
    throw new ApiError(endpoint.failure, 'contract', {
      status,
      endpoint: endpoint.name,
      cause: envelope.error,
    });
  return envelope.data.data;
}
