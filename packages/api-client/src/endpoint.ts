import type * as z from 'zod/mini';
import type { AccessRule } from './contract/access';

/**
 * The services of spec section 7. `root` is the main API without its version prefix, for paths that
 * include it.
 */
export type Base = 'main' | 'root' | 'shipping' | 'bank' | 'theme';
export const basePaths: Readonly<Record<Base, string>> = {
  main: '/api/v1',
  root: '/api',
  shipping: '/api/shipping',
  bank: '/api/bank',
  theme: '/api/theme',
};

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * One operation of the API. Client function, query key, route, mock, API description and access
 * test are all derived from it.
 */
export interface Endpoint extends AccessRule {
  /** `group.verb`: operation id and query key. */
  readonly name: `${string}.${string}`;
  readonly base?: Base;
  readonly method: Method;
  /** The path as in the spec. `:name` is a parameter, `{platform}` the platform's slug. */
  readonly path: `/${string}`;
  readonly query?: z.core.$ZodType<object, object>;
  readonly body?: z.core.$ZodType<object, object>;
  readonly encoding?: 'json' | 'multipart';
  /** The `data` of the `{ success, message, data }` envelope. `noDataSchema` when there is none. */
  readonly data: z.core.$ZodType;
  /** Shown when the server sends no message (spec section 8). */
  readonly failure: string;
  /** Shown when there is no response, instead of the default of `offlineText`. */
  readonly offline?: string;
  /**
   * The server's success message, when the spec has one. `{platform}` is replaced by the platform's
   * name.
   */
  readonly success?: string;
  /**
   * Limited to a few requests per IP address, so that nobody can guess passwords or flood
   * mailboxes.
   */
  readonly hasStrictLimit?: true;
}

/** Declares an endpoint. All types are derived from the literal types of its path and schemas. */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition;

/** `/coupon/:id/items/:itemId` becomes `{ id: string; itemId: string }`. */
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

/**
 * Input of a call: the query as on the wire, and the body with money in kobo (encoded when sent).
 */
export type Input<E extends Endpoint> = Params<E> &
  (E['query'] extends z.core.$ZodType ? OptionalIfEmpty<'query', z.input<E['query']>> : object) &
  Body<E>;

/** Input of a handler, fully parsed. */
export type Parsed<E extends Endpoint> = Params<E> &
  (E['query'] extends z.core.$ZodType ? { query: z.output<E['query']> } : object) &
  Body<E>;

/** Return value of a handler and of a call, with money in kobo. */
export type Data<E extends Endpoint> = z.output<E['data']>;

export type Args<E extends Endpoint> =
  Record<never, never> extends Input<E> ? [input?: Input<E>] : [input: Input<E>];

/** Untyped input, for client, server routes and mocks. */
export interface RawInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
}

/** Replaces `{platform}` in a path. Slugs are validated where they are configured. */
export const platformPath = (path: string, platformSlug: string): string =>
  path.replaceAll('{platform}', platformSlug);

/** Replaces `{platform}` in a field's name with the slug in Pascal case: `assignedToVoltmart`. */
export const platformField = (field: string, platformSlug: string): string =>
  field.replaceAll('{platform}', () =>
    platformSlug.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase()),
  );

/** The endpoint's success message with the platform's name. Undefined when the spec has none. */
export const successText = (
  { success }: Pick<Endpoint, 'success'>,
  platformName: string,
): string | undefined => success?.replaceAll('{platform}', platformName);

/**
 * Fills in the encoded parameters. Throws when one is missing or empty, because an empty segment
 * would match another path.
 */
export function buildPath(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.replace(/:([A-Za-z]\w*)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === '')
      throw new Error(`Missing path parameter "${name}" for ${path}`);
    return encodeURIComponent(value);
  });
}

/** `auth.signInCustomer` becomes `auth` */
export const endpointGroup = ({ name }: Pick<Endpoint, 'name'>): string =>
  name.slice(0, name.indexOf('.'));
