import type { FastifyInstance, InjectOptions } from 'fastify';

type Method = NonNullable<InjectOptions['method']>;
const methods: ReadonlySet<string> = new Set([
  'GET',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'HEAD',
  'OPTIONS',
]);
const isMethod = (method: string): method is Method & string => methods.has(method);

/**
 * A `fetch` that calls the app without a socket, through the same hooks and routes as any request.
 */
export const inProcessFetch =
  (
    app: FastifyInstance,
    extraHeaders: Readonly<Record<string, string>> = {},
  ): typeof globalThis.fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const { method } = request;
    if (!isMethod(method)) throw new Error(`Unknown method ${method}`);
    const payload = Buffer.from(await request.arrayBuffer());
    const answer = await app.inject({
      method,
      url: request.url,
      headers: { ...Object.fromEntries(request.headers), ...extraHeaders },
      ...(payload.length > 0 && { payload }),
    });
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers))
      for (const each of [value].flat()) if (each !== undefined) headers.append(name, String(each));
    return new Response(answer.statusCode === 204 ? null : new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers,
    });
  };
