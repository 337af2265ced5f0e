import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { groupKey, type CallMeta } from '@market/api-client/queries';
import { isApiError, isSignedOut } from '@market/api-client/errors';
import { notify } from '../notifications';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: Partial<CallMeta>;
    mutationMeta: Partial<CallMeta>;
  }
}

const MAX_RETRIES = 2;

const SERVER_ERROR = 500;

/** Whether the server or the network failed. Network failures have no status. */
export const isServerFailure = (error: unknown): boolean =>
  isApiError(error) && (error.status ?? SERVER_ERROR) >= SERVER_ERROR;

interface FetchedQuery {
  state: { data: unknown; error: unknown };
  meta: Partial<CallMeta> | undefined;
}

/**
 * Whether a query kept its data when its last refetch failed. `quiet` queries are excluded, because
 * their users show the failure, and so is a session that has ended, because the sign-in dialog
 * shows it.
 */
export const failedToRefetch = ({ state, meta }: FetchedQuery): boolean =>
  state.data !== undefined && !!state.error && !meta?.quiet && !isSignedOut(state.error);

/**
 * Server state for one app. Toasts and invalidation happen here, driven by `meta`:
 * - a failed background refetch shows one toast until a refetch succeeds, unless the app's layout
 *   shows a notice above stale data; the page shows the error of a failed first load
 * - a failed mutation shows a toast, unless it is `quiet` because its form shows the error
 * - a successful mutation shows `meta.success`, and stays pending until the invalidated queries are
 *   refetched
 */
export function createQueryClient({ hasStaleNotice = false } = {}): QueryClient {
  /**
   * How many times a query had succeeded when its failure was last shown. Without this, polling
   * would repeat the toast.
   */
  const shownFailures = new WeakMap<object, number>();
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        const count = query.state.dataUpdateCount;
        if (hasStaleNotice || !failedToRefetch(query) || shownFailures.get(query) === count) return;
        shownFailures.set(query, count);
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
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < MAX_RETRIES && isServerFailure(error),
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}
