import { eq, max } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { categoryAttributesTable as attributes } from './category-tree.tables';

export const insertAttribute = (db: Db, row: typeof attributes.$inferInsert) =>
  db.insert(attributes).values(row);

export const updateAttribute = (
  db: Db,
  id: string,
  changes: Partial<typeof attributes.$inferInsert>,
) => db.update(attributes).set(changes).where(eq(attributes.id, id));

export const deleteAttribute = (db: Db, id: string) =>
  db.delete(attributes).where(eq(attributes.id, id));

export async function saveAttributeOrder(db: Db, ids: readonly string[]): Promise<void> {
  for (const [position, id] of ids.entries()) await updateAttribute(db, id, { position });
}

export async function findNextAttributePosition(db: Db, categoryId: string): Promise<number> {
  const [row] = await db
    .select({ last: max(attributes.position) })
    .from(attributes)
    .where(eq(attributes.categoryId, categoryId));
  return (row?.last ?? -1) + 1;
}
