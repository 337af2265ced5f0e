import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/db';
import type { StoreScope } from '../../platform/scope';
import { fetchedPicturesTable as fetched } from './product-imports.tables';

export async function findFetchedPicture(
  db: Db,
  { storeId }: StoreScope,
  urlHash: string,
): Promise<string | undefined> {
  const [row] = await db
    .select()
    .from(fetched)
    .where(and(eq(fetched.storeId, storeId), eq(fetched.urlHash, urlHash)));
  return row?.hostedImage;
}

export const insertFetchedPicture = (db: Db, picture: typeof fetched.$inferInsert) =>
  db.insert(fetched).values(picture).onConflictDoNothing();
