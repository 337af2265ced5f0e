import { asc, desc, sql, type SQL } from 'drizzle-orm';
import type { CatalogueQuery } from '@market/domain/catalogue/product';
import { productsTable as products } from './catalogue.tables';
import type { ListingFilter } from './listing-filter.repository';
import { mostSoldFirst } from './product-cards.repository';
import { amountSaved, percentSaved } from './product-expressions.tables';

export type ListingOrder = NonNullable<CatalogueQuery['sort']> | 'featured';

type PriceOrder = 'price-asc' | 'price-desc';
export const isPriceOrder = (order: ListingOrder): order is PriceOrder =>
  order === 'price-asc' || order === 'price-desc';

const sortOrders: Readonly<Record<Exclude<ListingOrder, PriceOrder>, readonly SQL[]>> = {
  relevance: mostSoldFirst,
  newest: [desc(products.createdAt), desc(products.id)],
  rating: [desc(products.ratingScore), desc(products.id)],
  featured: [
    sql`(${products.id} in (select f.product_id from featured_products f where f.store_id = ${sql.placeholder('store')})) desc`,
    ...mostSoldFirst,
  ],
  saving: [desc(percentSaved(products)), desc(amountSaved(products)), desc(products.id)],
};

export function sortOrder(order: ListingOrder, { price }: ListingFilter): readonly SQL[] {
  if (!isPriceOrder(order)) return sortOrders[order];
  return order === 'price-asc' ? [asc(price), asc(products.id)] : [desc(price), desc(products.id)];
}
