import { http, HttpResponse, type RequestHandler } from 'msw';
import * as z from 'zod/mini';
import {
  basePaths,
  platformPath,
  type Data,
  type Endpoint,
  type Parsed,
} from '@market/api-client/kernel';

const verbs = {
  GET: http.get,
  POST: http.post,
  PUT: http.put,
  PATCH: http.patch,
  DELETE: http.delete,
} as const;

const urlOf = (row: Endpoint): string =>
  `*${basePaths[row.base ?? 'main']}${platformPath(row.path, 'voltmart')}`;

type Answer<E extends Endpoint> = Data<E> | ((input: Parsed<E>) => Data<E> | Promise<Data<E>>);

async function parsedInput(row: Endpoint, request: Request, params: unknown): Promise<object> {
  const query =
    row.query && z.parse(row.query, Object.fromEntries(new URL(request.url).searchParams));
  // Files are not checked: the browser-like place and the server each have a `File` of their own.
  const body =
    row.body &&
    (row.encoding === 'multipart'
      ? Object.fromEntries(await request.formData())
      : z.parse(row.body, await request.json()));
  return { params, query, body };
}

/** Answers to the contract's own calls, for tests in a browser-like place: what goes out is encoded as the server would. */
export const mock = {
  /** The call goes well. A function sees the parsed input: assert on it, or answer by it. */
  ok: <E extends Endpoint>(row: E, answer: Answer<E>): RequestHandler =>
    verbs[row.method](urlOf(row), async ({ request, params }) => {
      const data =
        typeof answer === 'function'
          ? await (answer as (input: object) => Promise<unknown>)(
              await parsedInput(row, request, params),
            )
          : answer;
      return HttpResponse.json(
        z.encode(z.object({ success: z.literal(true), message: z.string(), data: row.data }), {
          success: true,
          message: row.success ?? 'OK',
          data,
        }),
      );
    }),
  /** The server says no. Without a message the row's own text is shown. */
  fail: (
    row: Endpoint,
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
    verbs[row.method](urlOf(row), () =>
      HttpResponse.json(
        { success: false, message, ...(errors && { errors }), ...(data !== undefined && { data }) },
        { status },
      ),
    ),
  /** No answer comes. */
  offline: (row: Endpoint): RequestHandler =>
    verbs[row.method](urlOf(row), () => HttpResponse.error()),
  /** The answer never arrives while the test looks. */
  pending: (row: Endpoint): RequestHandler =>
    verbs[row.method](urlOf(row), () => new Promise<never>(() => undefined)),
};
