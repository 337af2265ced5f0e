import { useEffect } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { platformDecisions } from '@market/api-client/access';
import type * as inbox from '@market/api-client/contract/main/inbox';
import type { Data } from '@market/api-client/endpoint';
import { groupKey } from '@market/api-client/queries';
import { lazyEndpoints } from '@market/api-client/lazy-endpoint';
import type { InboxPage } from '@market/domain/inbox/inbox';
import { useServices } from '@market/web-kit/services';
import { useCan } from '@market/web-kit/use-session';

// Every page loads this file, so the inbox schemas are imported only when the counts are requested.
const inboxes = lazyEndpoints('inbox', () => import('@market/api-client/contract/main/inbox'));

export interface InboxCounts {
  readonly all?: number | undefined;
  readonly kinds: InboxPage['kindCounts'];
}

/**
 * `all` is undefined and `kinds` is empty while the counts load, and for a user who makes no
 * decisions.
 */
export function useInboxCounts(): InboxCounts {
  const { api } = useServices();
  const can = useCan();
  const queryClient = useQueryClient();

  // Any mutation may be a decision, so the counts are refetched after each one that succeeds.
  useEffect(() => {
    const unsubscribe = queryClient.getMutationCache().subscribe(({ type, mutation }) => {
      if (type === 'updated' && mutation.state.status === 'success')
        void queryClient.invalidateQueries({ queryKey: groupKey(inboxes('list')) });
    });
    return unsubscribe;
  }, [queryClient]);

  const { data } = useQuery({
    ...api.query(inboxes('list'), { query: { limit: 1 } }),
    select: ({ total, kindCounts }: Data<typeof inbox.list>) => ({
      all: total.count,
      kinds: kindCounts,
    }),
    enabled: can(platformDecisions),
  });
  return data ?? { kinds: {} };
}
