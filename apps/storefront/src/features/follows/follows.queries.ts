import type { Queries } from '@market/api-client/queries';
import { follows } from '../../shared/endpoints';

/** How many follow a store, and whether this shopper does. */
export const followingQuery = (api: Queries, storeId: string) =>
  api.query(follows('byStore'), { query: { storeId } });

/** The button shows the answer itself, so nothing is refetched for it. */
export const changeFollowing = (api: Queries) =>
  api.mutation(follows('change'), { invalidates: [] });
