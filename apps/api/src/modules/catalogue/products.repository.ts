import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNull,
  ne,
  or,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm';
import { type PgUpdateSetSource, alias } from 'drizzle-orm/pg-core';
import type { PlatformProductSort } from '@market/domain/catalogue/platform-products';
import type { Product, ReviewStatus } from '@market/domain/catalogue/product';
import type { Db } from '../../db/db';
import type { StoreScope } from '../../platform/scope';
import { storesTable } from '../stores/stores.reads';
import { hasReviewStatus } from './product-revisions.repository';
import { productRevisionsTable as revisions } from './product-revisions.tables';
import type { ProductRow } from './row-views';
import { attributeValueColumns } from './attribute-value-columns.repository';
import { toProduct } from './product-view';
import { listVariants } from './variants.repository';
import { categoriesTable, productsTable } from './catalogue.tables';

/** The second and third level of a product's category, to join in addition to the first. */
export const subCategories = alias(categoriesTable, 'sub_categories');
export const childCategories = alias(categoriesTable, 'child_categories');

/**
 * The columns of a product without its search vectors, which are larger than all others together.
 */
const {
  search: _search,
  searchAll: _searchAll,
  ...productColumns
} = getTableColumns(productsTable);

/** One store's products, or every store's products for the staff who approve them. */
export type ProductScope = StoreScope | 'platform';

export interface ProductFilter {
  readonly search?: string | undefined;
  readonly approvalStatus?: ReviewStatus | undefined;
  readonly storeId?: string | undefined;
  readonly sort?: PlatformProductSort | undefined;
}

export interface PageOfRows {
  readonly limit: number;
  readonly offset: number;
}

export const scopeCondition = (scope: ProductScope): SQL | undefined =>
  and(
    isNull(productsTable.archivedAt),
    scope === 'platform'
      ? ne(productsTable.approvalStatus, 'draft')
      : eq(productsTable.storeId, scope.storeId),
  );

export const filterCondition = (
  db: Db,
  { approvalStatus, storeId }: Pick<ProductFilter, 'approvalStatus' | 'storeId'>,
): SQL | undefined =>
  and(
    scopeCondition('platform'),
    storeId ? eq(productsTable.storeId, storeId) : undefined,
    approvalStatus && hasReviewStatus(db, approvalStatus),
  );

type SortColumns = Readonly<Record<'sellingPrice' | 'createdAt' | 'id', SQLWrapper>>;
export const productOrder = (
  { sellingPrice, createdAt, id }: SortColumns,
  sort: PlatformProductSort = 'newest',
): readonly SQL[] =>
  ({
    newest: [desc(createdAt), desc(id)],
    oldest: [asc(createdAt), asc(id)],
    'price-desc': [desc(sellingPrice), desc(createdAt), desc(id)],
    'price-asc': [asc(sellingPrice), asc(createdAt), asc(id)],
  })[sort];

export const selectProducts = (db: Db) =>
  db
    .select({
      product: productColumns,
      store: storesTable,
      category: categoriesTable.name,
      subCategory: subCategories.name,
      childCategory: childCategories.name,
      revision: getTableColumns(revisions),
      revisionPath: sql<(string | null)[] | null>`(select array[top.name, sub.name, child.name]
        from ${categoriesTable} top
        left join ${categoriesTable} sub on sub.id = ${revisions.subCategoryId}
        left join ${categoriesTable} child on child.id = ${revisions.childCategoryId}
        where top.id = ${revisions.categoryId})`,
      ...attributeValueColumns(productsTable, revisions),
    })
    .from(productsTable)
    .innerJoin(storesTable, eq(storesTable.id, productsTable.storeId))
    .innerJoin(categoriesTable, eq(categoriesTable.id, productsTable.categoryId))
    .leftJoin(subCategories, eq(subCategories.id, productsTable.subCategoryId))
    .leftJoin(childCategories, eq(childCategories.id, productsTable.childCategoryId))
    .leftJoin(revisions, eq(revisions.productId, productsTable.id));

type SelectedProduct = Awaited<ReturnType<ReturnType<typeof selectProducts>['execute']>>[number];

export const selectIdPage = (
  db: Db,
  { limit, offset, sort, ...filter }: Omit<ProductFilter, 'search'> & PageOfRows,
) =>
  db
    .select({ id: productsTable.id })
    .from(productsTable)
    .where(filterCondition(db, filter))
    .orderBy(...productOrder(productsTable, sort))
    .limit(limit)
    .offset(offset);

/** Products by their ids. Takes ids, so that the joins read only these rows. */
export const listProducts = async (
  db: Db,
  ids: readonly string[] | ReturnType<typeof selectIdPage>,
  sort: PlatformProductSort | undefined,
): Promise<Product[]> =>
  addVariants(
    db,
    await selectProducts(db)
      .where(inArray(productsTable.id, ids))
      .orderBy(...productOrder(productsTable, sort)),
  );

export const listProductsByIds = async (
  db: Db,
  scope: ProductScope,
  ids: readonly string[],
): Promise<Product[]> =>
  addVariants(
    db,
    await selectProducts(db).where(and(scopeCondition(scope), inArray(productsTable.id, [...ids]))),
  );

export async function findProduct(
  db: Db,
  scope: ProductScope,
  id: string,
): Promise<Product | undefined> {
  const [product] = await addVariants(
    db,
    await selectProducts(db).where(and(scopeCondition(scope), eq(productsTable.id, id))),
  );
  return product;
}

export async function lockProduct(
  db: Db,
  scope: StoreScope,
  id: string,
): Promise<ProductRow | undefined> {
  const [row] = await db
    .select(productColumns)
    .from(productsTable)
    .where(and(eq(productsTable.id, id), scopeCondition(scope)))
    .for('update');
  return row;
}

/**
 * Finds and locks the existing product that matches one in a file: by handle, or else a product
 * that was not imported and has one of the SKUs.
 */
export async function lockByHandleOrSku(
  db: Db,
  scope: StoreScope,
  { handle, skus }: { readonly handle: string; readonly skus: readonly string[] },
): Promise<ProductRow | undefined> {
  const sameSku = and(
    isNull(productsTable.handle),
    or(
      inArray(productsTable.sku, [...skus]),
      sql`exists (select 1 from product_variants v where v.product_id = products.id and v.retired_at is null and ${inArray(sql`v.sku`, [...skus])})`,
    ),
  );
  const [row] = await db
    .select(productColumns)
    .from(productsTable)
    .where(
      and(
        scopeCondition(scope),
        skus.length > 0
          ? or(eq(productsTable.handle, handle), sameSku)
          : eq(productsTable.handle, handle),
      ),
    )
    .orderBy(sql`${productsTable.handle} is null`)
    .limit(1)
    .for('update');
  return row;
}

export const insertProduct = async (
  db: Db,
  row: typeof productsTable.$inferInsert,
): Promise<void> => {
  await db.insert(productsTable).values(row);
};

export const updateProduct = async (
  db: Db,
  scope: StoreScope,
  id: string,
  changes: PgUpdateSetSource<typeof productsTable>,
): Promise<void> => {
  await db
    .update(productsTable)
    .set(changes)
    .where(and(eq(productsTable.id, id), scopeCondition(scope)));
};

/**
 * Locks the product's store until the transaction ends, because a product is listed only while its
 * store is live.
 */
export async function lockStoreOfProduct(db: Db, productId: string): Promise<void> {
  await db
    .select({ id: storesTable.id })
    .from(storesTable)
    .innerJoin(productsTable, eq(productsTable.storeId, storesTable.id))
    .where(eq(productsTable.id, productId))
    .for('share', { of: storesTable });
}

export async function addVariants(db: Db, rows: readonly SelectedProduct[]): Promise<Product[]> {
  const variants = await listVariants(
    db,
    rows.map(({ product }) => product.id),
  );
  return rows.map((row) => toProduct(row, variants.get(row.product.id) ?? []));
}
