import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { productsTable, productRevisionsTable as revisions } from '../catalogue/catalogue.reads';

type ProductRow = typeof productsTable.$inferSelect;

export async function findProductToCheck(db: Db, id: string) {
  const [row] = await db
    .select({ product: productsTable, revision: revisions })
    .from(productsTable)
    .leftJoin(revisions, eq(revisions.productId, productsTable.id))
    .where(eq(productsTable.id, id));
  return row;
}

/** Listed products of the same category, at its deepest level. */
export async function findSimilarPrices(db: Db, product: ProductRow) {
  const { childCategoryId, subCategoryId, categoryId } = product;
  const [row] = await db
    .select({
      count: sql<number>`count(*)`.mapWith(Number),
      median:
        sql<number>`coalesce(percentile_cont(0.5) within group (order by ${productsTable.sellingPrice}), 0)`.mapWith(
          Number,
        ),
    })
    .from(productsTable)
    .where(
      and(
        eq(productsTable.listed, true),
        ne(productsTable.id, product.id),
        childCategoryId
          ? eq(productsTable.childCategoryId, childCategoryId)
          : subCategoryId
            ? eq(productsTable.subCategoryId, subCategoryId)
            : eq(productsTable.categoryId, categoryId),
      ),
    );
  return row ?? { count: 0, median: 0 };
}

export const countSameName = (
  db: Db,
  { id, storeId }: Pick<ProductRow, 'id' | 'storeId'>,
  name: string,
): Promise<number> =>
  db.$count(
    productsTable,
    and(
      eq(productsTable.storeId, storeId),
      ne(productsTable.id, id),
      isNull(productsTable.archivedAt),
      sql`lower(${productsTable.name}) = lower(${name})`,
    ),
  );
