import { asc, eq, inArray, max } from 'drizzle-orm';
import type { CategoryAttribute } from '@market/domain/catalogue/category-attribute';
import type { Db } from '../../db/db';
import { categoryAttributesTable as attributes } from './category-tree.tables';

export type AttributeRow = typeof attributes.$inferSelect;

/** The attributes that these categories define, in the order of the ids and then their own. */
export async function attributesOf(
  db: Db,
  categoryIds: readonly string[],
): Promise<CategoryAttribute[]> {
  const rows = await db
    .select()
    .from(attributes)
    .where(inArray(attributes.categoryId, [...categoryIds]))
    .orderBy(asc(attributes.position));
  return categoryIds.flatMap((id) =>
    rows.filter(({ categoryId }) => categoryId === id).map(toAttribute),
  );
}

export async function findAttribute(db: Db, id: string): Promise<CategoryAttribute | undefined> {
  const [row] = await db.select().from(attributes).where(eq(attributes.id, id));
  return row && toAttribute(row);
}

export const insertAttribute = (db: Db, row: typeof attributes.$inferInsert) =>
  db.insert(attributes).values(row);

export const updateAttribute = (
  db: Db,
  id: string,
  changes: Partial<typeof attributes.$inferInsert>,
) => db.update(attributes).set(changes).where(eq(attributes.id, id));

export const deleteAttribute = (db: Db, id: string) =>
  db.delete(attributes).where(eq(attributes.id, id));

/** Numbers the attributes in the order of the ids. */
export async function orderAttributes(db: Db, ids: readonly string[]): Promise<void> {
  for (const [position, id] of ids.entries()) await updateAttribute(db, id, { position });
}

/** The position after a category's last attribute. */
export async function nextAttributePosition(db: Db, categoryId: string): Promise<number> {
  const [row] = await db
    .select({ last: max(attributes.position) })
    .from(attributes)
    .where(eq(attributes.categoryId, categoryId));
  return (row?.last ?? -1) + 1;
}

const toAttribute = ({ id, categoryId, name, type, unit, choices, groupName }: AttributeRow) => ({
  id,
  categoryId,
  name,
  type,
  unit: unit ?? undefined,
  choices,
  group: groupName,
});
