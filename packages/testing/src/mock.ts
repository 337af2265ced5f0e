import { http, HttpResponse, type RequestHandler } from 'msw';
import * as z from 'zod/mini';
import {
  basePaths,
  platformPath,
  type Data,
  type Endpoint,
  type Parsed,
} from '@market/api-client/endpoint';

const handlers = {
  GET: http.get,
  POST: http.post,
  PUT: http.put,
  PATCH: http.patch,
  DELETE: http.delete,
} as const;

const endpointUrl = (endpoint: Endpoint): string =>
  `*${basePaths[endpoint.base ?? 'main']}${platformPath(endpoint.path, 'voltmart')}`;

type Reply<E extends Endpoint> = Data<E> | ((input: Parsed<E>) => Data<E> | Promise<Data<E>>);

async function parsedInput(endpoint: Endpoint, request: Request, params: unknown): Promise<object> {
  const query =
    endpoint.query &&
    z.parse(endpoint.query, Object.fromEntries(new URL(request.url).searchParams));
  // Files are not validated, because the test environment and Node have different `File` classes.
  const body =
    endpoint.body &&
    (endpoint.encoding === 'multipart'
      ? Object.fromEntries(await request.formData())
      : z.parse(endpoint.body, await request.json()));
  return { params, query, body };
}

/** Mock responses for endpoints of the contract. Data is encoded as the real server encodes it. */
export const mock = {
  /**
   * Responds with success. A function gets the parsed input, to assert on it or to build the data.
   */
  ok: <E extends Endpoint>(endpoint: E, reply: Reply<E>): RequestHandler =>
    handlers[endpoint.method](endpointUrl(endpoint), async ({ request, params }) => {
      const data =
        typeof reply === 'function'
          ? await (reply as (input: object) => Promise<unknown>)(
              await parsedInput(endpoint, request, params),
            )
          : reply;
      return HttpResponse.json(
        z.encode(z.object({ success: z.literal(true), message: z.string(), data: endpoint.data }), {
          success: true,
          message: endpoint.success ?? 'OK',
          data,
        }),
      );
    }),
  /** Responds with a failure. Without a message, the client shows the endpoint's own text. */
  fail: (
    endpoint: Endpoint,
    status: number,
    {
      message = '',
      errors,
      data,
    }: {
      message?: string;
      errors?: readonly { field: string; message: string }[];
      data?: unknown;
    } = {},
  ): RequestHandler =>
    handlers[endpoint.method](endpointUrl(endpoint), () =>
      HttpResponse.json(
        { success: false, message, ...(errors && { errors }), ...(data !== undefined && { data }) },
        { status },
      ),
    ),
  /** Fails without a response. */
  offline: (endpoint: Endpoint): RequestHandler =>
    handlers[endpoint.method](endpointUrl(endpoint), () => HttpResponse.error()),
  /** Never responds. */
  pending: (endpoint: Endpoint): RequestHandler =>
    handlers[endpoint.method](endpointUrl(endpoint), () => new Promise<never>(() => undefined)),
};
