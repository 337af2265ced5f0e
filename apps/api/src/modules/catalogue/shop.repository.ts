import { and, asc, count, desc, eq, gte, lte, sql, type SQL } from 'drizzle-orm';
import type { CatalogueQuery, ProductCard } from '@market/domain/catalogue/product';
import type { Page } from '@market/domain/paging';
import type { Db } from '../../db/db';
import { productsTable as products, storesTable as stores } from '../../db/schema';
import type { PageOfRows } from './products.repository';
import { meanRating, storeRefOf } from './row-views';

const KOBO = 100;

export const listed = eq(products.listed, true);

export const inStock = sql<boolean>`exists (
  select 1 from product_variants v join stock s on s.variant_id = v.id
  where v.product_id = ${products.id} and v.retired_at is null and (s.sells_on or s.on_hand > s.reserved)
)`;

/** The parts of the name that were typed, each as the beginning of a word; none when nothing but signs was typed. */
const typedWords = (search: string): string | undefined => search.toLowerCase().match(/[\p{L}\p{N}]+/gu)?.map((word) => `${word}:*`).join(' & ');

/** How a typed text finds products: which, and the best first. */
interface Search {
  readonly where: SQL;
  readonly rank: SQL;
}

export function byWords(search: string): Search | undefined {
  const words = typedWords(search);
  if (words === undefined) return undefined;
  const query = sql`to_tsquery('simple', ${words})`;
  return { where: sql`${products.search} @@ ${query}`, rank: sql`ts_rank(${products.search}, ${query}) desc` };
}

/** For what no word begins with: names that share most of their letter groups with the text. Uses the trigram index. */
export const bySimilarity = (search: string): Search => ({ where: sql`${search} <% ${products.name}`, rank: sql`word_similarity(${search}, ${products.name}) desc` });

export const matching = (query: Omit<CatalogueQuery, 'limit' | 'offset' | 'search' | 'sort'>): SQL | undefined =>
  and(
    listed,
    query.categoryId ? eq(products.categoryId, query.categoryId) : undefined,
    query.subCategoryId ? eq(products.subCategoryId, query.subCategoryId) : undefined,
    query.childCategoryId ? eq(products.childCategoryId, query.childCategoryId) : undefined,
    query.storeId ? eq(products.storeId, query.storeId) : undefined,
    query.minPrice === undefined ? undefined : gte(products.sellingPrice, Math.round(query.minPrice * KOBO)),
    query.maxPrice === undefined ? undefined : lte(products.sellingPrice, Math.round(query.maxPrice * KOBO)),
    query.inStock ? inStock : undefined,
  );

const mostSold = desc(products.soldCount);

/** The id comes last everywhere, so that no product stands on two pages. */
export function orderOf(sort: CatalogueQuery['sort'], search: Search | undefined): SQL[] {
  switch (sort) {
    case 'newest':
      return [desc(products.createdAt), asc(products.id)];
    case 'price-asc':
      return [asc(products.sellingPrice), asc(products.id)];
    case 'price-desc':
      return [desc(products.sellingPrice), asc(products.id)];
    case 'rating':
      return [sql`${products.ratingSum}::float / greatest(${products.ratingCount}, 1) desc`, desc(products.ratingCount), asc(products.id)];
    default:
      return [...(search ? [search.rank] : []), mostSold, asc(products.id)];
  }
}

const cardColumns = {
  id: products.id,
  name: products.name,
  keyRating: products.keyRating,
  hostedImages: products.hostedImages,
  sellingPrice: products.sellingPrice,
  price: products.price,
  inStock,
  ratingSum: products.ratingSum,
  ratingCount: products.ratingCount,
  variantProperties: products.variantProperties,
  store: { id: stores.id, storeName: stores.storeName, isOfficialOutlet: stores.isOfficialOutlet, city: stores.city, state: stores.state },
};

const selectCards = (db: Db) => db.select(cardColumns).from(products).innerJoin(stores, eq(stores.id, products.storeId));

type CardRow = Awaited<ReturnType<ReturnType<typeof selectCards>['execute']>>[number];

export async function cards(db: Db, where: SQL | undefined, order: SQL[], { limit, offset }: PageOfRows): Promise<ProductCard[]> {
  const rows = await selectCards(db)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  return rows.map(toCard);
}

async function countProducts(db: Db, where: SQL | undefined): Promise<number> {
  const [row] = await db.select({ products: count() }).from(products).where(where);
  return row?.products ?? 0;
}

export async function cardPage(db: Db, where: SQL | undefined, order: SQL[], page: PageOfRows): Promise<Page<ProductCard>> {
  const [rows, total] = await Promise.all([cards(db, where, order, page), countProducts(db, where)]);
  return { rows, count: total };
}

const toCard = ({ ratingSum, variantProperties, keyRating, store, ...row }: CardRow): ProductCard => ({
  ...row,
  keyRating: keyRating ?? undefined,
  rating: meanRating({ ratingSum, ratingCount: row.ratingCount }),
  hasVariants: variantProperties.length > 0,
  store: storeRefOf(store),
});
