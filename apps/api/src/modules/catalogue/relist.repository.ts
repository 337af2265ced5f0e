import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { productsTable } from './catalogue.tables';

const sellsHere = sql`products.is_on_marketplace and exists (select 1 from stores where stores.id = products.store_id and stores.status = 'live')`;

/** The value of `products.listed`: approved, on the marketplace, and of a live store. */
export const listedWhen = ({ approved }: { approved: boolean }) =>
  sql<boolean>`(${approved} and ${sellsHere})`;

/** The same, based on the stored approval. */
export const listedWhenApproved = sql<boolean>`(products.approval_status = 'approved' and ${sellsHere})`;

/** Lists or unlists a store's products after its status changed. Runs in the same transaction. */
export async function relistStore(db: Db, storeId: string): Promise<void> {
  await db
    .update(productsTable)
    .set({ listed: listedWhenApproved })
    .where(eq(productsTable.storeId, storeId));
}
