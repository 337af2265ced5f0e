import { mutationOptions, queryOptions, type QueryKey } from '@tanstack/react-query';
import { groupOf, successText, type Args, type Data, type Endpoint, type Input } from '../kernel';
import type { Call } from './client';

/** What the global caches read of a query or mutation: its texts, and which groups a success makes stale. */
export interface CallMeta extends Record<string, unknown> {
  readonly failure: string;
  readonly success?: string | undefined;
  /** Rows whose whole group is refetched after this mutation; defaults to the row's own group. */
  readonly invalidates?: readonly Pick<Endpoint, 'name'>[];
  /** The form shows the error itself: no toast. */
  readonly quiet?: boolean;
}

/** `['coupons']`: everything cached of the row's group. */
export const groupKey = (row: Pick<Endpoint, 'name'>): QueryKey => [groupOf(row)];

/** `['coupons', 'list', input]`: the input is always part of the key. */
export const queryKeyOf = <E extends Endpoint>(row: E, ...[input]: Args<E>): QueryKey => {
  const name = row.name.slice(groupOf(row).length + 1);
  return input === undefined ? [groupOf(row), name] : [groupOf(row), name, input];
};

/** Query and mutation options for any row, over one client. Texts of rows name the platform. */
export function createQueries(call: Call, platformName: string) {
  return {
    query: <E extends Endpoint>(row: E, ...args: Args<E>) =>
      queryOptions<Data<E>>({
        queryKey: queryKeyOf(row, ...args),
        queryFn: ({ signal }) =>
          (call as (row: E, input: unknown, options: { signal: AbortSignal }) => Promise<Data<E>>)(
            row,
            args[0] ?? {},
            { signal },
          ),
        meta: { failure: row.failure },
      }),
    mutation: <E extends Endpoint>(row: E, meta: Partial<CallMeta> = {}) =>
      mutationOptions<Data<E>, Error, Input<E>>({
        mutationKey: [groupOf(row), row.name],
        mutationFn: (input) => (call as (row: E, input: Input<E>) => Promise<Data<E>>)(row, input),
        meta: {
          failure: row.failure,
          invalidates: [row],
          success: successText(row, platformName),
          ...meta,
        },
      }),
  };
}

export type Queries = ReturnType<typeof createQueries>;
