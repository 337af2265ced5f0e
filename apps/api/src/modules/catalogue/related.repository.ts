import { and, eq, ne, type SQL } from 'drizzle-orm';
import type { ProductCard } from '@market/domain/catalogue/product';
import { calculateSimilarity } from '@market/domain/catalogue/similarity';
import type { Db } from '../../db/db';
import { notFound } from '../../platform/errors';
import { readStatedValuesByProduct } from './attribute-values.repository';
import { isListedExpression } from './listing-filter.repository';
import { listCards } from './product-cards.repository';
import { productsTable as products } from './catalogue.tables';

const RELATED_PRODUCTS = 12;
/** How many best-selling products of each level are compared to find the most similar ones. */
const COMPARED_PRODUCTS = 36;

/**
 * Related products, those in stock first. In both groups, products of the same child category come
 * first, then those of the levels above, and within each level those with the most similar
 * attributes. Throws 404.
 */
export async function listRelatedProducts(db: Db, id: string): Promise<ProductCard[]> {
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
    level
      ? listCards(db, and(isListedExpression, level, ne(products.id, id)), {
          limit: COMPARED_PRODUCTS,
        })
      : [];
  // Each level uses its own index; a combined query would sort everything.
  const levels = await Promise.all([
    best(childCategory === null ? undefined : eq(products.childCategoryId, childCategory)),
    best(subCategory === null ? undefined : eq(products.subCategoryId, subCategory)),
    best(eq(products.categoryId, category)),
  ]);
  const stated = await readStatedValuesByProduct(db, [id, ...levels.flat().map((card) => card.id)]);
  const own = stated.get(id) ?? {};
  const getSimilarity = (card: ProductCard) => calculateSimilarity(own, stated.get(card.id) ?? {});
  const nearest = levels.flatMap((level) =>
    level
      .map((card) => ({ card, likeness: getSimilarity(card) }))
      .sort((a, b) => b.likeness - a.likeness)
      .map(({ card }) => card),
  );
  const found = [...new Map(nearest.map((card) => [card.id, card])).values()];
  return [
    ...found.filter(({ inStock }) => inStock),
    ...found.filter(({ inStock }) => !inStock),
  ].slice(0, RELATED_PRODUCTS);
}
