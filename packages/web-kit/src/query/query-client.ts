import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { groupKey, type CallMeta } from '@market/api-client/queries';
import { isApiError } from '@market/api-client/errors';
import { notify } from '../notify';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: Partial<CallMeta>;
    mutationMeta: Partial<CallMeta>;
  }
}

const MAX_RETRIES = 2;

/** A refusal stays a refusal: only what never arrived or broke on the server is tried again. */
const worthRetrying = (failures: number, error: Error): boolean =>
  failures < MAX_RETRIES &&
  isApiError(error) &&
  (error.kind === 'network' || (error.status ?? 0) >= 500);

/** The end of a session is told where it is handled: by the sign-in page, or over unsaved work. */
const isSignedOut = (error: Error): boolean => isApiError(error) && error.status === 401;

/**
 * Server state for one app. Toasts and invalidation happen here, driven by `meta`:
 * - a background refetch that fails says so; a first load that fails is shown by the page itself
 * - a write that fails says so, unless the form shows it (`quiet`)
 * - a write that succeeds says `meta.success`, if any, and stays pending until what it touched is fresh
 */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (query.state.data !== undefined && !query.meta?.quiet && !isSignedOut(error))
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
    // Asked even without a network: the shop's worker may have an answer, and whoever presses a button learns that it failed.
    defaultOptions: {
      queries: { staleTime: 30_000, retry: worthRetrying, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}
