import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/db';
import {
  merchantThemesTable,
  policiesTable,
  productsTable,
  storesTable as stores,
} from '../../db/schema';
import { storeAt } from '../../db/store-address';

const productCount =
  sql<number>`(select count(*) from ${productsTable} where ${productsTable.storeId} = ${stores.id} and ${productsTable.approvalStatus} = 'approved')`.mapWith(
    Number,
  );
const policyCount =
  sql<number>`(select count(*) from ${policiesTable} where ${policiesTable.storeId} = ${stores.id})`.mapWith(
    Number,
  );

/** A store that shoppers may look at, with the look that it chose; one statement. */
export async function findStoreFront(db: Db, slugOrId: string) {
  const [row] = await db
    .select({ store: stores, theme: merchantThemesTable, productCount, policyCount })
    .from(stores)
    .leftJoin(
      merchantThemesTable,
      and(eq(merchantThemesTable.storeId, stores.id), eq(merchantThemesTable.active, true)),
    )
    .where(and(storeAt(slugOrId), inArray(stores.status, ['live', 'paused'])));
  return row;
}
