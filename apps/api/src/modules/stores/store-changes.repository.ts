import { and, eq, inArray, sql } from 'drizzle-orm';
import type { SocialLinks } from '@market/domain/stores/social-links';
import type { Db } from '../../db/db';
import type { StoreScope } from '../../platform/scope';
import { storesTable } from './stores.tables';

// Changes to stores that other modules make in their transactions.

/**
 * Changes the number of followers, in the transaction that changes the follow. A closed store can
 * lose followers, but not gain any: returns false for a new follower.
 */
export async function addFollowers(db: Db, storeId: string, followers: 1 | -1): Promise<boolean> {
  const rows = await db
    .update(storesTable)
    .set({ followerCount: sql`${storesTable.followerCount} + ${followers}` })
    .where(
      and(
        eq(storesTable.id, storeId),
        followers > 0 ? inArray(storesTable.status, ['live', 'paused']) : undefined,
      ),
    )
    .returning({ id: storesTable.id });
  return rows.length > 0;
}

/** Adds `reviews` reviews with `sum` stars to a store's stored rating. */
export const addStoreRating = (
  db: Db,
  storeId: string,
  { sum, reviews }: { readonly sum: number; readonly reviews: number },
) =>
  db
    .update(storesTable)
    .set({
      ratingSum: sql`${storesTable.ratingSum} + ${sum}`,
      ratingCount: sql`${storesTable.ratingCount} + ${reviews}`,
    })
    .where(eq(storesTable.id, storeId));

export const saveSocialLinks = (db: Db, { storeId }: StoreScope, socialLinks: SocialLinks) =>
  db.update(storesTable).set({ socialLinks }).where(eq(storesTable.id, storeId));

/**
 * Returns the store's name, or undefined when it was not updated. Only a live store can become an
 * official outlet.
 */
export async function setOfficialOutlet(
  db: Db,
  storeId: string,
  isOfficialOutlet: boolean,
): Promise<string | undefined> {
  const [store] = await db
    .update(storesTable)
    .set({ isOfficialOutlet })
    .where(
      and(
        eq(storesTable.id, storeId),
        isOfficialOutlet ? eq(storesTable.status, 'live') : eq(storesTable.isOfficialOutlet, true),
      ),
    )
    .returning({ storeName: storesTable.storeName });
  return store?.storeName;
}
