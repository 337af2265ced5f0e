import { and, eq, inArray } from 'drizzle-orm';
import type { ProductCard } from '@market/domain/catalogue/product';
import type { Db } from '../../db/db';
import { listReceivedProducts } from '../orders/orders.reads';
import { productsTable as products } from './catalogue.tables';
import { isListedExpression } from './listing-filter.repository';
import { listCards } from './product-cards.repository';

const SHOWN_PRODUCTS = 12;
/** More products are read than are shown, because some are no longer sold. */
const READ_PRODUCTS = 3 * SHOWN_PRODUCTS;

/** Products that the customer received and that are in stock, those from the latest order first. */
export async function listBoughtProducts(db: Db, customerId: string): Promise<ProductCard[]> {
  const ids = await listReceivedProducts(db, customerId, READ_PRODUCTS);
  if (ids.length === 0) return [];
  const found = await listCards(
    db,
    and(isListedExpression, eq(products.inStock, true), inArray(products.id, ids)),
    {
      limit: READ_PRODUCTS,
    },
  );
  return found.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)).slice(0, SHOWN_PRODUCTS);
}
