import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { CardDelivery, ProductCard } from '@market/domain/catalogue/product';
import type { StoreSections } from '@market/domain/stores/store-page';
import { VOLUMETRIC_DIVISOR } from '@market/domain/shipping/shipping-fee';
import type { Db } from '../../db/db';
import { groupBy } from '../../platform/group-by';
import { storesTable as stores } from '../stores/stores.reads';
import { categoriesTable, productsTable as products } from './catalogue.tables';
import { isListedExpression } from './listing-filter.repository';
import { listCards } from './product-cards.repository';
import { toDispatchRules } from './row-views';

const SHELF_PRODUCTS = 3;

export async function listShelfProducts(
  db: Db,
  storeIds: readonly string[],
): Promise<Map<string, ProductCard[]>> {
  const best = db
    .select({ id: sql`best.id` })
    .from(stores)
    .innerJoinLateral(
      sql`(select p.id from products p where p.store_id = ${stores.id} and p.approval_status = 'approved' and p.listed and p.in_stock order by p.popularity desc, p.id desc limit ${SHELF_PRODUCTS}) best`,
      sql`true`,
    )
    .where(inArray(stores.id, [...storeIds]));
  const found = await listCards(db, sql`${products.id} in ${best}`, {
    limit: storeIds.length * SHELF_PRODUCTS,
  });
  return groupBy(found, ({ store }) => store.id);
}

export interface StoreFacts {
  readonly sells: string[];
  readonly delivery: CardDelivery | undefined;
}

/** What these stores sell, and how each one's lightest product is delivered. */
export async function readStoreFacts(
  db: Db,
  storeIds: readonly string[],
): Promise<Map<string, StoreFacts>> {
  const volumetric = sql`coalesce(${products.length} * ${products.width} * ${products.height}, 0) / ${VOLUMETRIC_DIVISOR}::float`;
  const rows = await db
    .select({
      storeId: stores.id,
      dispatchCutOff: stores.dispatchCutOff,
      workingDays: stores.workingDays,
      category: categoriesTable.name,
      lightest: sql<
        number | null
      >`min(greatest(${products.weight}, ${volumetric})) filter (where not ${products.isDigitalProduct})`,
    })
    .from(products)
    .innerJoin(stores, eq(stores.id, products.storeId))
    .innerJoin(categoriesTable, eq(categoriesTable.id, products.categoryId))
    .where(and(isListedExpression, inArray(products.storeId, [...storeIds])))
    .groupBy(stores.id, categoriesTable.id)
    .orderBy(desc(sql`count(*)`), categoriesTable.name);
  return new Map(
    [...groupBy(rows, ({ storeId }) => storeId)].map(([storeId, storeRows]) => [
      storeId,
      { sells: storeRows.map(({ category }) => category), delivery: toLightestDelivery(storeRows) },
    ]),
  );
}

type FactRow = Parameters<typeof toDispatchRules>[0] & { readonly lightest: number | null };

function toLightestDelivery(rows: readonly FactRow[]): CardDelivery | undefined {
  const weights = rows.flatMap(({ lightest }) => lightest ?? []);
  const [row] = rows;
  if (!row || weights.length === 0) return undefined;
  const weight = Math.round(Math.min(...weights) * 100) / 100;
  return { ...toDispatchRules(row), isDigital: false, weight };
}

/**
 * The categories of a store’s approved products, including products that are not on the
 * marketplace, and how many products are on sale.
 */
export async function readStoreSections(db: Db, storeId: string): Promise<StoreSections> {
  const rows = await db
    .select({
      id: categoriesTable.id,
      name: categoriesTable.name,
      productCount: count(),
      onSaleCount:
        sql<number>`count(*) filter (where ${products.sellingPrice} < ${products.price})`.mapWith(
          Number,
        ),
    })
    .from(products)
    .innerJoin(categoriesTable, eq(categoriesTable.id, products.categoryId))
    .where(and(eq(products.storeId, storeId), eq(products.approvalStatus, 'approved')))
    .groupBy(categoriesTable.id)
    .orderBy(desc(count()), categoriesTable.name);
  return {
    categories: rows.map(({ id, name, productCount }) => ({ id, name, productCount })),
    onSaleCount: rows.reduce((sum, { onSaleCount }) => sum + onSaleCount, 0),
  };
}
