import type { Queries } from '@market/api-client/queries';
import { follows } from '../../shared/endpoints';

export const followingQuery = (api: Queries, storeId: string) =>
  api.query(follows('byStore'), { query: { storeId } });

/** Refetches nothing, because the button shows the response itself. */
export const changeFollowing = (api: Queries) =>
  api.mutation(follows('setFollowing'), { invalidates: [] });
