import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { groupKey, type CallMeta } from '@market/api-client/queries';
import { isApiError } from '@market/api-client/errors';
import { notify } from '../notifications';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: Partial<CallMeta>;
    mutationMeta: Partial<CallMeta>;
  }
}

const MAX_RETRIES = 2;

/** Retries only network failures and server errors. */
const shouldRetry = (failures: number, error: Error): boolean =>
  failures < MAX_RETRIES &&
  isApiError(error) &&
  (error.kind === 'network' || (error.status ?? 0) >= 500);

/** A 401 is handled by the sign-in page or the sign-in dialog. */
const isSignedOut = (error: Error): boolean => isApiError(error) && error.status === 401;

/**
 * Server state for one app. Toasts and invalidation happen here, driven by `meta`:
 * - a failed background refetch shows one toast until a refetch succeeds; the page shows the error
 *   of a failed first load
 * - a failed mutation shows a toast, unless it is `quiet` because its form shows the error
 * - a successful mutation shows `meta.success`, and stays pending until the invalidated queries are
 *   refetched
 */
export function createQueryClient(): QueryClient {
  /**
   * How many times a query had succeeded when its failure was last shown. Without this, polling
   * would repeat the toast.
   */
  const shownFailures = new WeakMap<object, number>();
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        const { data, dataUpdateCount } = query.state;
        if (data === undefined || query.meta?.quiet || isSignedOut(error)) return;
        if (shownFailures.get(query) === dataUpdateCount) return;
        shownFailures.set(query, dataUpdateCount);
        notify.error(error.message);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _input, _result, mutation) => {
        if (!mutation.meta?.quiet && !isSignedOut(error)) notify.error(error.message);
      },
      onSuccess: async (_data, _input, _result, mutation) => {
        const { success, invalidates } = mutation.meta ?? {};
        if (success) notify.success(success);
        await Promise.all(
          (invalidates ?? []).map((row) => client.invalidateQueries({ queryKey: groupKey(row) })),
        );
      },
    }),
    // Requests are sent even when the browser is offline: the service worker may have a cached
    // response, and a mutation must fail rather than wait.
    defaultOptions: {
      queries: { staleTime: 30_000, retry: shouldRetry, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}
