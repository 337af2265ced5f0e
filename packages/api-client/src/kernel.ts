import * as z from 'zod/mini';
import type { AccessRule } from './contract/access';
import { texts } from './contract/texts';

/** The services of spec section 7. `root` is the main API without its version, for a path that already carries it. */
export type Base = 'main' | 'root' | 'shipping' | 'bank' | 'theme';
export const basePaths: Readonly<Record<Base, string>> = {
  main: '/api/v1',
  root: '/api',
  shipping: '/api/shipping',
  bank: '/api/bank',
  theme: '/api/theme',
};

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One call of the spec: the single source of the client function, query key, route, mock, document and access test. */
export interface Endpoint extends AccessRule {
  /** `group.verb`: the operation's id and the query's key. */
  readonly name: `${string}.${string}`;
  readonly base?: Base;
  readonly method: Method;
  /** Exactly as the spec spells it; `:name` marks a parameter, `{platform}` the platform's slug. */
  readonly path: `/${string}`;
  readonly query?: z.core.$ZodType<object, object>;
  readonly body?: z.core.$ZodType<object, object>;
  readonly encoding?: 'json' | 'multipart';
  /** The payload inside the `{ success, message, data }` envelope; `nothing` when there is none. */
  readonly data: z.core.$ZodType;
  /** Shown when the server says nothing (spec section 8). */
  readonly failure: string;
  /** Shown when no answer came at all, where it is not what `offlineText` says. */
  readonly offline?: string;
  /** The server's message on success, where the spec gives one; `{platform}` marks the platform's name. */
  readonly success?: string;
}

/** Declares a row. The literal types of path and schemas carry everything that is derived. */
export const endpoint = <const E extends Endpoint>(row: E): E => row;

/** Payload of a call that answers with its message alone. */
export const nothing = z.null();

/** `/coupon/:id/items/:itemId` -> `{ id: string; itemId: string }` */
export type PathParams<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? { readonly [K in Name]: string } & PathParams<Rest>
  : P extends `${string}:${infer Name}`
    ? { readonly [K in Name]: string }
    : unknown;

type Params<E extends Endpoint> =
  unknown extends PathParams<E['path']> ? object : { params: PathParams<E['path']> };
type OptionalIfEmpty<K extends string, T> =
  Record<never, never> extends T ? { [P in K]?: T | undefined } : { [P in K]: T };
type Body<E extends Endpoint> = E['body'] extends z.core.$ZodType
  ? { body: z.output<E['body']> }
  : object;

/** What a caller passes: the query as it goes on the wire, the body as it lives in memory (it is encoded on the way). */
export type Input<E extends Endpoint> = Params<E> &
  (E['query'] extends z.core.$ZodType ? OptionalIfEmpty<'query', z.input<E['query']>> : object) &
  Body<E>;

/** What a handler receives: everything parsed. */
export type Parsed<E extends Endpoint> = Params<E> &
  (E['query'] extends z.core.$ZodType ? { query: z.output<E['query']> } : object) &
  Body<E>;

/** What a handler returns and a caller gets: money in kobo. */
export type Data<E extends Endpoint> = z.output<E['data']>;

/** Rows whose every part is optional are callable without an argument. */
export type Args<E extends Endpoint> =
  Record<never, never> extends Input<E> ? [input?: Input<E>] : [input: Input<E>];

/** The same parts without their types: what the seams (client, mount, mocks) work on. */
export interface RawInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
}

/** Replaces `{platform}`; throws nothing, slugs are checked where they are configured. */
export const platformPath = (path: string, platformSlug: string): string =>
  path.replaceAll('{platform}', platformSlug);

/** What a row says when it went well, with the platform's name for `{platform}`; none where the spec gives no text. */
export const successText = (
  { success }: Pick<Endpoint, 'success'>,
  platformName: string,
): string | undefined => success?.replaceAll('{platform}', platformName);

/** What a row says when no answer came: sign-in, sign-up and creating calls name the network (spec section 8), others what failed. */
export const offlineText = ({
  method,
  offline,
  failure,
}: Pick<Endpoint, 'method' | 'offline' | 'failure'>): string =>
  offline ?? (method === 'POST' ? texts.offline : failure);

/** Fills in the parameters, encoded. Throws when one is missing or empty: an empty one would change the path's meaning. */
export function buildPath(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.replace(/:([A-Za-z]\w*)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === '')
      throw new Error(`Missing path parameter "${name}" for ${path}`);
    return encodeURIComponent(value);
  });
}

export const fieldErrorSchema = z.object({ field: z.optional(z.string()), message: z.string() });
export type FieldError = z.infer<typeof fieldErrorSchema>;

/** Issues of a schema as the field errors of a 422: `['pricing', 'price']` is `pricing.price`. */
export const fieldErrors = (issues: readonly z.core.$ZodIssue[]): FieldError[] =>
  issues.map((issue) => ({
    ...(issue.path.length > 0 && { field: issue.path.join('.') }),
    message: issue.message,
  }));

/** Every reply that went well (spec section 4). */
export const successEnvelope = <S extends z.core.$ZodType>(data: S) =>
  z.object({ success: z.literal(true), message: z.string(), data });

/** Every reply that did not; a 422 lists its fields, a 409 may say what is allowed in `data`. */
export const failureEnvelope = z.object({
  success: z.literal(false),
  message: z.string(),
  errors: z.optional(z.array(fieldErrorSchema)),
  data: z.optional(z.unknown()),
});

/** `auth.signInCustomer` -> `auth` */
export const groupOf = (row: Pick<Endpoint, 'name'>): string =>
  row.name.slice(0, row.name.indexOf('.'));
