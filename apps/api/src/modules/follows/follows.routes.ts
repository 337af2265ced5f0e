import * as contract from '@market/api-client/contract';
import { endpoints, type Routes } from '../../http/mount';
import { toCustomerId } from '../../platform/scope';
import type { FollowsService } from './follows.service';

export const followsRoutes = ({ follows }: { follows: FollowsService }): Routes =>
  endpoints(contract.follows, {
    byStore: ({ principal, query }) => follows.byStore(query.storeId, toCustomerId(principal)),
    setFollowing: ({ principal, query, body }) =>
      follows.change(principal.userId, query.storeId, body.following),
    followers: ({ principal, params, query }) => follows.followers(principal, params.id, query),
  });
