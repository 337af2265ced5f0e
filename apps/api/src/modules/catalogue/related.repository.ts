import { and, eq, ne, type SQL } from 'drizzle-orm';
import type { ProductCard } from '@market/domain/catalogue/product';
import type { Db } from '../../db/db';
import { notFound } from '../../platform/errors';
import { listed } from './listing-filter.repository';
import { cards } from './product-cards.repository';
import { productsTable as products } from './catalogue.tables';

const RELATED = 12;

/**
 * Products related to a product: of its child category first, then of the levels above; products in
 * stock first. Throws 404.
 */
export async function relatedProducts(db: Db, id: string): Promise<ProductCard[]> {
  const [product] = await db
    .select({
      category: products.categoryId,
      subCategory: products.subCategoryId,
      childCategory: products.childCategoryId,
    })
    .from(products)
    .where(and(eq(products.id, id), eq(products.approvalStatus, 'approved')));
  if (!product) throw notFound('This product');
  const { category, subCategory, childCategory } = product;
  const best = (level: SQL | undefined) =>
    level ? cards(db, and(listed, level, ne(products.id, id)), { limit: RELATED }) : [];
  // Each level uses its own index; a combined query would sort everything.
  const found = await Promise.all([
    best(childCategory === null ? undefined : eq(products.childCategoryId, childCategory)),
    best(subCategory === null ? undefined : eq(products.subCategoryId, subCategory)),
    best(eq(products.categoryId, category)),
  ]);
  const nearest = [...new Map(found.flat().map((card) => [card.id, card])).values()];
  return [
    ...nearest.filter(({ inStock }) => inStock),
    ...nearest.filter(({ inStock }) => !inStock),
  ].slice(0, RELATED);
}
