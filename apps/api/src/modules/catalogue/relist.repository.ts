import { eq, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { storesTable } from '../stores/stores.reads';
import { productsTable } from './catalogue.tables';

/** A product is in the catalogue when it meets all conditions. */
export const listingConditions = {
  approved: sql<boolean>`products.approval_status = 'approved'`,
  storeLive: sql<boolean>`exists (select 1 from ${storesTable} where stores.id = products.store_id and stores.status = 'live')`,
  onMarketplace: sql<boolean>`products.is_on_marketplace`,
} as const;

const allConditions = (conditions: Readonly<Record<keyof typeof listingConditions, SQL>>) =>
  sql<boolean>`(${sql.join(Object.values(conditions), sql` and `)})`;

/** The value of `products.listed` for a product whose approval changes. */
export const listedExpression = ({ approved }: { approved: boolean }) =>
  allConditions({ ...listingConditions, approved: sql`${approved}` });

/** The value of `products.listed`, based on the stored approval. */
export const storedListedExpression = allConditions(listingConditions);

/** Call it in the transaction that changes the store's status. */
export async function relistStore(db: Db, storeId: string): Promise<void> {
  await db
    .update(productsTable)
    .set({ listed: storedListedExpression })
    .where(eq(productsTable.storeId, storeId));
}
