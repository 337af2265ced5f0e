import {
  and,
  count,
  eq,
  ilike,
  inArray,
  isNull,
  or,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm';
import type { Db } from '../../db/db';
import { likePattern } from '../../db/list-queries';
import type { StoreScope } from '../../platform/scope';
import { categoriesTable, productsTable, variantsTable } from './catalogue.tables';
import { productSearchText } from './product-expressions.tables';

export { attributeCodesTable, attributeValuesTable } from './attribute-values.tables';
export { categoriesTable, productsTable, variantsTable } from './catalogue.tables';
export { productRevisionsTable } from './product-revisions.tables';

/** Whether a product's name or SKU contains the text. Uses an index. */
export const matchesProduct = (text: string) =>
  ilike(productSearchText(productsTable), likePattern(text));

export async function isTopCategory(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .select({ level: categoriesTable.level })
    .from(categoriesTable)
    .where(eq(categoriesTable.id, id));
  return rows[0]?.level === 1;
}

export async function areSubCategories(
  db: Db,
  categoryId: string,
  ids: readonly string[],
): Promise<boolean> {
  if (ids.length === 0) return true;
  const [found] = await db
    .select({ count: count() })
    .from(categoriesTable)
    .where(and(eq(categoriesTable.parentId, categoryId), inArray(categoriesTable.id, [...ids])));
  return found?.count === new Set(ids).size;
}

export async function countProducts(db: Db, { storeId }: StoreScope): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(productsTable)
    .where(eq(productsTable.storeId, storeId));
  return row?.count ?? 0;
}

interface ProductKeys {
  readonly handles: readonly string[];
  /** The SKUs of products that have no handle. */
  readonly skus: readonly string[];
}

/** Names of a store's approved products, by handle and by SKU. */
export async function listApprovedNames(
  db: Db,
  { storeId }: StoreScope,
  { handles, skus }: ProductKeys,
): Promise<ReadonlyMap<string, string>> {
  if (handles.length === 0) return new Map();
  const found = await db
    .select({
      name: productsTable.name,
      handle: productsTable.handle,
      sku: productsTable.sku,
      variantSku: variantsTable.sku,
    })
    .from(productsTable)
    .leftJoin(
      variantsTable,
      and(eq(variantsTable.productId, productsTable.id), isNull(variantsTable.retiredAt)),
    )
    .where(
      and(
        eq(productsTable.storeId, storeId),
        eq(productsTable.approvalStatus, 'approved'),
        isNull(productsTable.archivedAt),
        or(
          inArray(productsTable.handle, [...handles]),
          and(
            isNull(productsTable.handle),
            or(inArray(productsTable.sku, [...skus]), inArray(variantsTable.sku, [...skus])),
          ),
        ),
      ),
    );
  return new Map(
    found.flatMap(({ name, handle, sku, variantSku }) =>
      (handle === null ? [sku, variantSku] : [handle]).flatMap((key): [string, string][] =>
        key === null ? [] : [[key, name]],
      ),
    ),
  );
}

export const selectProductName = (id: SQLWrapper): SQL =>
  sql`(select named.name from ${productsTable} named where named.id = ${id})`;

export const selectVariantName = (id: SQLWrapper): SQL =>
  sql`(select named.name from ${productsTable} named join ${variantsTable} v on v.product_id = named.id where v.id = ${id})`;
