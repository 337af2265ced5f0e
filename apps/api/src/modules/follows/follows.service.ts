import { hasResource } from '@market/domain/accounts/roles';
import type { Follower, Following } from '@market/domain/follows/follow';
import type { Page } from '@market/domain/paging';
import { shortName } from '@market/domain/reviews/review';
import type { Db } from '../../db/db';
import { inTransaction } from '../../db/transaction';
import { notFound } from '../../platform/errors';
import type { Principal } from '../../platform/principal';
import type { Clock } from '../../platform/clock';
import { addFollowers } from '../stores';
import { deleteFollow, findFollowing, listFollowers, insertFollow } from './follows.repository';

export const followsService = ({ db, clock }: { db: Db; clock: Clock }) => {
  const byStore = async (
    storeId: string,
    userId?: string,
    includeClosed?: boolean,
  ): Promise<Following> => {
    const following = await findFollowing(db, storeId, {
      userId,
      ...(includeClosed && { includeClosed }),
    });
    if (!following) throw notFound('This store');
    return following;
  };

  return {
    /** Guests can call this and follow no store. Throws 404 for a store that is not open. */
    byStore: (storeId: string, userId?: string) => byStore(storeId, userId),

    /**
     * Toggles when `following` is undefined, and is idempotent otherwise. A closed store can be
     * unfollowed.
     */
    async change(userId: string, storeId: string, following?: boolean): Promise<Following> {
      const hasUnfollowed = await inTransaction(db, async (db) => {
        const unfollowed = following !== true && (await deleteFollow(db, { storeId, userId }));
        const followed =
          !unfollowed &&
          following !== false &&
          (await insertFollow(db, { storeId, userId, createdAt: clock.now() }));
        if ((unfollowed || followed) && !(await addFollowers(db, storeId, followed ? 1 : -1)))
          throw notFound('This store');
        return unfollowed;
      });
      return byStore(storeId, userId, hasUnfollowed);
    },

    /**
     * The names are only for the store's merchant, and for its staff with the `store` permission.
     */
    async followers(
      principal: Principal | undefined,
      storeId: string,
      page: { limit: number; offset: number },
    ): Promise<Page<Follower>> {
      const { count } = await byStore(storeId);
      if (
        principal?.storeId !== storeId ||
        !hasResource(principal.role, principal.resources, 'store')
      )
        return { rows: [], count };
      const rows = await listFollowers(db, storeId, page);
      return {
        rows: rows.map(({ followedAt, ...person }) => ({
          name: shortName(person),
          followedAt: followedAt.toISOString(),
        })),
        count,
      };
    },
  };
};

export type FollowsService = ReturnType<typeof followsService>;
