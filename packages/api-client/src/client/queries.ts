import { mutationOptions, queryOptions, type QueryKey } from '@tanstack/react-query';
import {
  endpointGroup,
  successText,
  type Args,
  type Data,
  type Endpoint,
  type Input,
} from '../endpoint';
import type { Call, CallOptions } from './client';
import type { LazyEndpoint } from './lazy-endpoint';

/** Metadata of a query or mutation for the global caches: messages, and groups to invalidate. */
export interface CallMeta extends Record<string, unknown> {
  readonly success?: string | undefined;
  /**
   * Endpoints whose groups are refetched after this mutation. Defaults to the endpoint's own group.
   */
  readonly invalidates?: readonly Pick<Endpoint, 'name'>[];
  /** No toast, because the form shows the error. */
  readonly quiet?: boolean;
  /** Completes the mutation's request even if the page closes in the meantime. */
  readonly keepalive?: boolean;
}

/** `['coupons']`: matches all cached data of the endpoint's group. */
export const groupKey = (endpoint: Pick<Endpoint, 'name'>): QueryKey => [endpointGroup(endpoint)];

/** `['coupons', 'list', input]`, or `['coupons', 'list']` without an input. */
export const createQueryKey = <E extends Endpoint>(
  endpoint: E | LazyEndpoint<E>,
  ...[input]: Args<E>
): QueryKey => {
  const name = endpoint.name.slice(endpointGroup(endpoint).length + 1);
  return input === undefined
    ? [endpointGroup(endpoint), name]
    : [endpointGroup(endpoint), name, input];
};

/**
 * Creates query and mutation options for any endpoint. `platformName` fills the placeholder in
 * messages.
 */
export function createQueries(call: Call, platformName: string) {
  return {
    query: <E extends Endpoint>(endpoint: E | LazyEndpoint<E>, ...args: Args<E>) =>
      queryOptions<Data<E>>({
        queryKey: createQueryKey(endpoint, ...args),
        queryFn: ({ signal }) =>
          (
            call as (
              endpoint: E | LazyEndpoint<E>,
              input: unknown,
              options: { signal: AbortSignal },
            ) => Promise<Data<E>>
          )(endpoint, args[0] ?? {}, { signal }),
      }),
    /**
     * The success message is the endpoint's own. For a lazy endpoint, pass it as `meta.success`.
     */
    mutation: <E extends Endpoint>(endpoint: E | LazyEndpoint<E>, meta: Partial<CallMeta> = {}) =>
      mutationOptions<Data<E>, Error, Input<E>>({
        mutationKey: [endpointGroup(endpoint), endpoint.name],
        mutationFn: (input) =>
          (
            call as (
              endpoint: E | LazyEndpoint<E>,
              input: Input<E>,
              options: CallOptions,
            ) => Promise<Data<E>>
          )(endpoint, input, meta.keepalive ? { keepalive: true } : {}),
        meta: {
          invalidates: [endpoint],
          success: 'load' in endpoint ? undefined : successText(endpoint, platformName),
          ...meta,
        },
      }),
  };
}

export type Queries = ReturnType<typeof createQueries>;
