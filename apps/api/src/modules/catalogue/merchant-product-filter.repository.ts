import type { MerchantProductFilter, StockLevel } from '@market/domain/catalogue/merchant-products';
import {
  or,
  notExists,
  isNull,
  ilike,
  exists,
  eq,
  and,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import type { Db } from '../../db/db';
import { likePattern } from '../../db/list-queries';
import type { StoreScope } from '../../platform/scope';
import { stockTable as stock } from '../stock/stock.reads';
import { variantsTable as variants, productsTable as products } from './catalogue.tables';
import { hasReviewStatus } from './product-revisions.repository';
import { featuredProductsTable as featured } from './curation.tables';

const availableExpression = sql`greatest(${stock.onHand} - ${stock.reserved}, 0)`;

export const availableStock = sql<number>`coalesce(sum(${availableExpression}), 0)`;

export const lowestVariantStock = sql<number>`coalesce(min(${availableExpression}), 0)`;

const sumOverVariants = (units: SQL) =>
  sql`(select ${units} from ${variants} join ${stock} on ${stock.variantId} = ${variants.id} where ${variants.productId} = ${products.id} and ${variants.retiredAt} is null)`;

export const availableUnits = sumOverVariants(availableStock);

interface StockColumns {
  readonly isDigitalProduct: SQLWrapper;
  readonly stockAlertUnits: SQLWrapper;
}

export const isLowStock = (
  { isDigitalProduct, stockAlertUnits }: StockColumns,
  minUnits: SQLWrapper,
): SQL => sql`(not ${isDigitalProduct} and ${minUnits} <= ${stockAlertUnits})`;

export const isLowOnStock = isLowStock(products, sumOverVariants(lowestVariantStock));

const stockLevelConditions: Readonly<Record<StockLevel, SQL>> = {
  low: isLowOnStock,
  out: sql`not ${products.isDigitalProduct} and ${availableUnits} = 0`,
  in: sql`(${products.isDigitalProduct} or ${availableUnits} > 0)`,
};

export function merchantProductCondition(
  db: Db,
  { storeId }: StoreScope,
  {
    search,
    approvalStatus,
    categoryId,
    stock: level,
    marketplace,
    featured: isFeatured,
  }: MerchantProductFilter,
): SQL | undefined {
  const featuredHere = db
    .select({ id: featured.productId })
    .from(featured)
    .where(and(eq(featured.storeId, storeId), eq(featured.productId, products.id)));
  const hasVariantLike = (pattern: string) =>
    db
      .select({ id: variants.id })
      .from(variants)
      .where(
        and(
          eq(variants.productId, products.id),
          isNull(variants.retiredAt),
          ilike(variants.sku, pattern),
        ),
      );
  const found = search ? likePattern(search) : undefined;
  return and(
    eq(products.storeId, storeId),
    isNull(products.archivedAt),
    approvalStatus && hasReviewStatus(db, approvalStatus),
    categoryId
      ? isUuid(categoryId)
        ? or(
            eq(products.categoryId, categoryId),
            eq(products.subCategoryId, categoryId),
            eq(products.childCategoryId, categoryId),
          )
        : sql`false`
      : undefined,
    level && stockLevelConditions[level],
    marketplace && eq(products.isOnMarketplace, marketplace === 'true'),
    isFeatured && (isFeatured === 'true' ? exists(featuredHere) : notExists(featuredHere)),
    found === undefined
      ? undefined
      : or(
          ilike(products.name, found),
          ilike(products.sku, found),
          ilike(products.brand, found),
          sql`exists (select 1 from unnest(${products.tags}) as tag where tag ilike ${found})`,
          exists(hasVariantLike(found)),
        ),
  );
}
