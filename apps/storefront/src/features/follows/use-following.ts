import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { createQueryKey } from '@market/api-client/queries';
import type { Following } from '@market/domain/follows/follow';
import { useServices } from '@market/web-kit/services';
import { catalogue } from '../../shared/endpoints';
import { followingQuery, changeFollowing } from './follows.queries';

interface FollowingState {
  state: Following | undefined;
  /** False only while the first response loads. */
  ready: boolean;
  change: (following: boolean) => Promise<void>;
}

const FRESH_MS = 60_000;

/**
 * Whether the shopper follows a store, and a function to change that. Updates optimistically, and
 * reverts when the server refuses. Requests nothing for guests, or when `known` has the state
 * already.
 */
export function useFollowing(
  storeId: string,
  { isGuest, known }: { isGuest: boolean; known: Following | undefined },
): FollowingState {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const query = followingQuery(api, storeId);
  const { data: state, isPending } = useQuery({
    ...query,
    enabled: !isGuest,
    ...(known && { initialData: known, staleTime: FRESH_MS }),
  });
  const mutation = useMutation(changeFollowing(api));

  const change = async (following: boolean) => {
    if (mutation.isPending) return;
    await queryClient.cancelQueries({ queryKey: query.queryKey });
    const before = queryClient.getQueryData(query.queryKey);
    if (before?.following === following) return;
    if (before)
      queryClient.setQueryData(query.queryKey, {
        ...before,
        following,
        count: before.count + (following ? 1 : -1),
      });
    try {
      queryClient.setQueryData(
        query.queryKey,
        await mutation.mutateAsync({ query: { storeId }, body: { following } }),
      );
      void queryClient.invalidateQueries({ queryKey: createQueryKey(catalogue('stores')) });
    } catch {
      // The query client has shown the error.
      queryClient.setQueryData(query.queryKey, before);
    }
  };
  return { state, ready: !isPending, change };
}
