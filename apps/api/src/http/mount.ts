import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { fieldErrors, successEnvelope } from '@market/api-client/envelope';
import {
  basePaths,
  platformPath,
  successText,
  type Data,
  type Endpoint,
  type Parsed,
} from '@market/api-client/endpoint';
import { issueText } from '@market/domain/issue-text';
import type { Config } from '../config';
import type { Db } from '../db/db';
import { AppError, unauthenticated } from '../platform/errors';
import { readForm } from './multipart';
import type { Principal } from '../platform/principal';
import { endpointLimit } from './rate-limits';
import { replyEncoder } from './reply-encoder';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The endpoint that this route serves. Routes without one must declare `open`. */
    endpoint?: Endpoint;
    /**
     * Why a route outside the contract is public, such as a page, a health check or a provider's
     * webhook.
     */
    open?: string;
  }
}

type Caller<E extends Endpoint> = E['access'] extends 'public'
  ? { principal: Principal | undefined }
  : { principal: Principal };

type Handler<E extends Endpoint> = (
  input: Parsed<E> & Caller<E> & { db: Db; request: FastifyRequest; reply: FastifyReply },
) => Promise<Data<E>> | Data<E>;

/**
 * One handler for each endpoint of a group. It calls a service or, with `db`, a query of the
 * module's `*.reads.ts` that needs no rules. A missing, misspelt or mistyped handler does not
 * compile.
 */
type Handlers<G> = {
  readonly [N in keyof G]: G[N] extends Endpoint ? Handler<G[N]> : never;
};

interface MountOptions extends Pick<Config, 'platformName' | 'platformSlug' | 'rateLimitFactor'> {
  readonly db: Db;
  /** The URL of the shop's built style sheet. Undefined when the shop is not served. */
  readonly shopSheet: () => Promise<string | undefined>;
}

/** Adds routes to the server. Modules return a list of them. */
export type Routes = (app: FastifyInstance, options: MountOptions) => void | Promise<void>;

/** The routes of a group of endpoints: one handler for each. */
export const endpoints =
  <G extends Readonly<Record<string, Endpoint>>>(group: G, handlers: Handlers<G>): Routes =>
  (app, options) =>
    mount(app, options, group, handlers);

/** The reply of an endpoint that returns no data. */
export const noData = (): null => null;

/**
 * Serves every endpoint of a group. Access is checked by the hook in access.ts before the body is
 * read.
 */
function mount<G extends Readonly<Record<string, Endpoint>>>(
  app: FastifyInstance,
  { db, platformName, platformSlug, rateLimitFactor }: MountOptions,
  group: G,
  handlers: Handlers<G>,
): void {
  // The only place where endpoints and handlers are untyped: Handlers<G> has checked each pair.
  const untyped = handlers as unknown as Readonly<Record<string, Handler<Endpoint>>>;
  for (const [name, endpoint] of Object.entries(group)) {
    const handler = untyped[name];
    if (!handler) throw new Error(`No handler for ${endpoint.name}`);
    const encode = replyEncoder(successEnvelope(endpoint.data), platformSlug);
    const message = successText(endpoint, platformName) ?? 'OK';
    app.route({
      method: endpoint.method,
      url: basePaths[endpoint.base ?? 'main'] + platformPath(endpoint.path, platformSlug),
      config: { endpoint, ...endpointLimit(endpoint, rateLimitFactor) },
      handler: async (request, response) => {
        const body =
          endpoint.encoding === 'multipart' ? await readForm(request) : (request.body ?? {});
        const input = {
          params: request.params,
          query: parse(endpoint.query, request.query),
          body: parse(endpoint.body, body),
        };
        const principal =
          endpoint.access === 'public' ? request.principal : (request.principal ?? refuse());
        const data = await handler({
          ...input,
          principal,
          db,
          request,
          reply: response,
        } as Parameters<typeof handler>[0]);
        return encode({ success: true, message, data });
      },
    });
  }
}

const refuse = (): never => {
  throw unauthenticated();
};

/**
 * Throws 422 with every invalid field. Unknown fields are dropped, so that only declared fields are
 * written.
 */
function parse(schema: z.core.$ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const parsed = z.safeParse(schema, value, { error: issueText });
  if (parsed.success) return parsed.data;
  const fields = fieldErrors(parsed.error.issues);
  throw new AppError('invalid', fields[0]?.message ?? 'Check the form.', { fields });
}
