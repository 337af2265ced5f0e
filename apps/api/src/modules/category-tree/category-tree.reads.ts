import { asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { CategoryAttribute } from '@market/domain/catalogue/category-attribute';
import type { Db } from '../../db/db';
import { categoryAttributesTable as attributes } from './category-tree.tables';

export { categoryAttributesTable } from './category-tree.tables';

/**
 * The attributes that these categories define, in the order of the ids and, within each category,
 * in the order of its attributes.
 */
export async function listAttributes(
  db: Db,
  categoryIds: readonly string[],
): Promise<CategoryAttribute[]> {
  const rows = await selectByCategories(db, categoryIds);
  return sortByCategories(categoryIds, rows);
}

/**
 * Returns the same as `listAttributes`, and locks the attributes, so that they cannot be changed or
 * deleted until the transaction ends.
 */
export async function lockAttributes(
  db: Db,
  categoryIds: readonly string[],
): Promise<CategoryAttribute[]> {
  const rows = await selectByCategories(db, categoryIds).for('share');
  return sortByCategories(categoryIds, rows);
}

export async function findAttribute(db: Db, id: string): Promise<CategoryAttribute | undefined> {
  const [row] = await db.select().from(attributes).where(eq(attributes.id, id));
  return row && toAttribute(row);
}

export async function listAttributeNames(db: Db): Promise<string[]> {
  const rows = await db.selectDistinct({ name: attributes.name }).from(attributes);
  return rows.map(({ name }) => name);
}

/** A `CategoryAttribute` as JSON. `alias` names the table or a query with its columns. */
export const attributeJson = (alias: SQL): SQL =>
  sql`jsonb_strip_nulls(jsonb_build_object(
    'id', ${alias}.id, 'categoryId', ${alias}.category_id, 'name', ${alias}.name, 'type', ${alias}.type, 'unit', ${alias}.unit,
    'choices', ${alias}.choices, 'better', ${alias}.better, 'group', ${alias}.group_name,
    'isRequired', ${alias}.is_required, 'isFilterable', ${alias}.is_filterable
  ))`;

const selectByCategories = (db: Db, categoryIds: readonly string[]) =>
  db
    .select()
    .from(attributes)
    .where(inArray(attributes.categoryId, [...categoryIds]))
    .orderBy(asc(attributes.position));

type AttributeRow = typeof attributes.$inferSelect;

const sortByCategories = (
  categoryIds: readonly string[],
  rows: readonly AttributeRow[],
): CategoryAttribute[] =>
  categoryIds.flatMap((id) => rows.filter(({ categoryId }) => categoryId === id).map(toAttribute));

const toAttribute = ({
  id,
  categoryId,
  name,
  type,
  unit,
  choices,
  better,
  groupName,
  isRequired,
  isFilterable,
}: AttributeRow): CategoryAttribute => ({
  id,
  categoryId,
  name,
  type,
  unit: unit ?? undefined,
  choices,
  better,
  group: groupName,
  isRequired,
  isFilterable,
});
