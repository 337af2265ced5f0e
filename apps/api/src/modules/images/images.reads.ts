import { inArray } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { imagesTable } from './images.tables';

export async function listExistingImages(db: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: imagesTable.id })
    .from(imagesTable)
    .where(inArray(imagesTable.id, [...ids]));
  return rows.map(({ id }) => id);
}
