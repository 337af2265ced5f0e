import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { attributeCodesTable as codes } from './attribute-values.tables';
import { productsTable as products } from './catalogue.tables';

/**
 * The number of products that state each attribute, by the attribute's id, in a category and below
 * it. `path` leads from the first level to the category. Deleted products do not count.
 *
 * A product has one code for each attribute unless its variants differ (their profiles are joined
 * by semicolons). Only those products are made distinct, which saves two thirds of the time.
 */
export async function countStatedAttributes(
  db: Db,
  path: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const columns = [products.categoryId, products.subCategoryId, products.childCategoryId];
  const isInPlace = and(
    isNull(products.archivedAt),
    ...columns.flatMap((column, level) => {
      const id = path[level];
      return id === undefined ? [] : [eq(column, id)];
    }),
  );
  const counted = sql`(
    with placed as materialized (
      select ${products.id} as id, ${products.attributeCodes} as codes, ${products.attributeProfiles} like '%;%' as varies
      from ${products} where ${isInPlace}
    ),
    by_code as (
      select code, count(*) as products from placed, unnest(codes) as code where not varies group by code
    ),
    varying as (
      select distinct placed.id, ${codes.attributeId} as attribute_id
      from placed, unnest(placed.codes) as stated(code) join ${codes} on ${codes.code} = stated.code
      where varies
    )
    select ${codes.attributeId} as attribute_id, by_code.products from by_code join ${codes} on ${codes.code} = by_code.code
    union all select attribute_id, count(*) from varying group by attribute_id
  ) as counted`;
  const rows = await db
    .select({
      id: sql<string>`attribute_id`,
      products: sql<number>`sum(products)`.mapWith(Number),
    })
    .from(counted)
    .groupBy(sql`attribute_id`);
  return new Map(rows.map((row) => [row.id, row.products]));
}
