import { eq, sum } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { categoryAttributesTable } from '../category-tree/category-tree.reads';
import { statedAttributesTable as stated } from './category-products.tables';

/** By the attribute's id. */
type StatedCounts = ReadonlyMap<string, number>;

/**
 * The number of products that state each attribute, in a category and below it. Deleted products do
 * not count.
 */
export const countStatedAttributes = async (db: Db, categoryId: string): Promise<StatedCounts> =>
  toCounts(
    await selectCounts(db).where(eq(stated.categoryId, categoryId)).groupBy(stated.attributeId),
  );

/** The number of products that state each attribute of all categories. */
export const countAllStatedAttributes = async (db: Db): Promise<StatedCounts> =>
  toCounts(
    await selectCounts(db)
      .innerJoin(categoryAttributesTable, eq(categoryAttributesTable.id, stated.attributeId))
      // Every product that states an attribute is in the attribute's category or below it.
      .where(eq(categoryAttributesTable.categoryId, stated.categoryId))
      .groupBy(stated.attributeId),
  );

const selectCounts = (db: Db) =>
  db
    .select({ id: stated.attributeId, products: sum(stated.products).mapWith(Number) })
    .from(stated);

const toCounts = (rows: Awaited<ReturnType<typeof selectCounts>>): StatedCounts =>
  new Map(rows.map(({ id, products }) => [id, products]));
