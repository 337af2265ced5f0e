import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  ilike,
  isNotNull,
  isNull,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import {
  MAX_SELECTED_PRODUCTS,
  type MerchantProductFilter,
  type MerchantProductSort,
  type ProductCounts,
  type ProductOption,
  type ProductOptionQuery,
} from '@market/domain/catalogue/merchant-products';
import type { Product } from '@market/domain/catalogue/product';
import type { Db } from '../../db/db';
import { likePattern } from '../../db/list-queries';
import type { StoreScope } from '../../platform/scope';
import { stockTable as stock } from '../stock/stock.reads';
import { selectProducts, addVariants, type PageOfRows } from './products.repository';
import {
  lowestVariantStock,
  isLowStock,
  availableUnits,
  merchantProductCondition,
  availableStock,
} from './merchant-product-filter.repository';
import { productsTable as products, variantsTable as variants } from './catalogue.tables';
import { reviewStatus } from './product-revisions.repository';
import { productRevisionsTable as revisions } from './product-revisions.tables';
import { featuredProductsTable as featured } from './curation.tables';

/** Counts stop here, so that very long lists stay fast. */
const MAX_COUNTED = 10_000;

const sortOrders: Readonly<Record<MerchantProductSort, readonly SQL[]>> = {
  newest: [desc(products.createdAt), desc(products.id)],
  updated: [desc(products.updatedAt), desc(products.id)],
  'updated-asc': [asc(products.updatedAt), asc(products.id)],
  name: [asc(products.name), asc(products.id)],
  'name-desc': [desc(products.name), desc(products.id)],
  'price-asc': [asc(products.sellingPrice), asc(products.id)],
  'price-desc': [desc(products.sellingPrice), desc(products.id)],
};

export async function listOwnProducts(
  db: Db,
  scope: StoreScope,
  filter: MerchantProductFilter,
  {
    limit,
    offset,
    sort = 'newest',
  }: PageOfRows & { readonly sort?: MerchantProductSort | undefined },
): Promise<Product[]> {
  const rows = await selectProducts(db)
    .where(merchantProductCondition(db, scope, filter))
    .orderBy(...sortOrders[sort])
    .limit(limit)
    .offset(offset);
  return addVariants(db, rows);
}

export async function listOwnProductsAfter(
  db: Db,
  scope: StoreScope,
  filter: MerchantProductFilter,
  { limit, after }: { readonly limit: number; readonly after: string | undefined },
) {
  const rows = await selectProducts(db)
    .where(
      and(
        merchantProductCondition(db, scope, filter),
        after === undefined ? undefined : gt(products.id, after),
      ),
    )
    .orderBy(asc(products.id))
    .limit(limit);
  const handles = new Map(rows.map(({ product }) => [product.id, product.handle]));
  return (await addVariants(db, rows)).map((product) => ({
    ...product,
    handle: handles.get(product.id) ?? null,
  }));
}

export async function countOwnProducts(
  db: Db,
  scope: StoreScope,
  filter: MerchantProductFilter,
): Promise<{ count: number; isCapped: boolean }> {
  const found = db
    .select({ one: sql`1`.as('one') })
    .from(products)
    .where(merchantProductCondition(db, scope, filter))
    .limit(MAX_COUNTED + 1)
    .as('found');
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(found);
  const count = row?.count ?? 0;
  return { count: Math.min(count, MAX_COUNTED), isCapped: count > MAX_COUNTED };
}

export async function countByStatus(db: Db, { storeId }: StoreScope): Promise<ProductCounts> {
  const { id, isOnMarketplace, isDigitalProduct, stockAlertUnits } = getTableColumns(products);
  const storeProducts = db.$with('store_products').as(
    db
      .select({
        id,
        approvalStatus: reviewStatus.as('review_status'),
        isOnMarketplace,
        isDigitalProduct,
        stockAlertUnits,
        unitsLeft: availableStock.as('units_left'),
        fewestLeft: lowestVariantStock.as('fewest_left'),
        isFeatured: sql<boolean>`bool_or(${featured.productId} is not null)`.as('is_featured'),
      })
      .from(products)
      .leftJoin(variants, and(eq(variants.productId, products.id), isNull(variants.retiredAt)))
      .leftJoin(stock, eq(stock.variantId, variants.id))
      .leftJoin(revisions, eq(revisions.productId, products.id))
      .leftJoin(featured, and(eq(featured.storeId, storeId), eq(featured.productId, products.id)))
      .where(and(eq(products.storeId, storeId), isNull(products.archivedAt)))
      .groupBy(products.id, revisions.productId),
  );
  const where = (condition?: SQL) =>
    sql<number>`(count(*)${condition ? sql` filter (where ${condition})` : sql``})::int`;
  const [counts] = await db
    .with(storeProducts)
    .select({
      all: where(),
      draft: where(eq(storeProducts.approvalStatus, 'draft')),
      pending: where(eq(storeProducts.approvalStatus, 'pending')),
      approved: where(eq(storeProducts.approvalStatus, 'approved')),
      rejected: where(eq(storeProducts.approvalStatus, 'rejected')),
      low: where(isLowStock(storeProducts, storeProducts.fewestLeft)),
      out: where(sql`not ${storeProducts.isDigitalProduct} and ${storeProducts.unitsLeft} = 0`),
      marketplace: where(sql`${storeProducts.isOnMarketplace}`),
      featured: where(sql`${storeProducts.isFeatured}`),
    })
    .from(storeProducts);
  return (
    counts ?? {
      all: 0,
      draft: 0,
      pending: 0,
      approved: 0,
      rejected: 0,
      low: 0,
      out: 0,
      marketplace: 0,
      featured: 0,
    }
  );
}

const MAX_BRANDS = 200;

export async function listBrands(db: Db, { storeId }: StoreScope): Promise<string[]> {
  const rows = await db
    .selectDistinct({ brand: products.brand })
    .from(products)
    .where(
      and(eq(products.storeId, storeId), isNotNull(products.brand), isNull(products.archivedAt)),
    )
    .orderBy(asc(products.brand))
    .limit(MAX_BRANDS);
  return rows.flatMap(({ brand }) => brand ?? []);
}

/** All matching products, newest first, up to one more than can be selected. */
export const listSelectedProducts = (
  db: Db,
  scope: StoreScope,
  filter: MerchantProductFilter,
): Promise<{ id: string; name: string; updatedAt: Date; quantity: number }[]> =>
  db
    .select({
      id: products.id,
      name: products.name,
      updatedAt: products.updatedAt,
      quantity: sql<number>`${availableUnits}`.mapWith(Number),
    })
    .from(products)
    .where(merchantProductCondition(db, scope, filter))
    .orderBy(...sortOrders.newest)
    .limit(MAX_SELECTED_PRODUCTS + 1);

export async function listProductOptions(
  db: Db,
  { storeId }: StoreScope,
  { search, id, limit }: ProductOptionQuery,
): Promise<ProductOption[]> {
  const found = search ? likePattern(search) : undefined;
  const rows = await db
    .select({ id: products.id, name: products.name, images: products.hostedImages })
    .from(products)
    .where(
      and(
        eq(products.storeId, storeId),
        isNull(products.archivedAt),
        id === undefined ? undefined : eq(products.id, id),
        found === undefined
          ? undefined
          : or(ilike(products.name, found), ilike(products.sku, found)),
      ),
    )
    .orderBy(asc(products.name), asc(products.id))
    .limit(limit);
  return rows.map(({ images, ...product }) => ({ ...product, image: images[0] }));
}
