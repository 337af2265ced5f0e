import type { FastifyInstance, InjectOptions } from 'fastify';
import { createClient, type Call, type ClientPorts } from '@market/api-client/client';
import { basePaths } from '@market/api-client/kernel';

type Method = NonNullable<InjectOptions['method']>;
const isMethod = (method: string): method is Method & string => ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'].includes(method);

/** `fetch` that reaches the app without a socket. */
export const injectFetch =
  (app: FastifyInstance): typeof globalThis.fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const { method } = request;
    if (!isMethod(method)) throw new Error(`Method ${method} is not for tests`);
    const payload = Buffer.from(await request.arrayBuffer());
    const answer = await app.inject({ method, url: request.url, headers: Object.fromEntries(request.headers), ...(payload.length > 0 && { payload }) });
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) for (const each of [value].flat()) if (each !== undefined) headers.append(name, String(each));
    return new Response(answer.statusCode === 204 ? null : new Uint8Array(answer.rawPayload), { status: answer.statusCode, headers });
  };

/** The real client over `inject`, as an app on `origin` would use it. */
export function callOver(app: FastifyInstance, origin: string, ports: Pick<ClientPorts, 'platformSlug'> & Partial<ClientPorts>): Call {
  const at = (path: string) => origin + path;
  const bases = { main: at(basePaths.main), root: at(basePaths.root), shipping: at(basePaths.shipping), bank: at(basePaths.bank), theme: at(basePaths.theme) };
  return createClient({ bases, fetch: injectFetch(app), ...ports });
}
