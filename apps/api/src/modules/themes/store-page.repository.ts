import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/db';
import type { StoreScope } from '../../platform/scope';
import { policiesTable } from '../policies/policies.reads';
import { productsTable } from '../catalogue/catalogue.reads';
import { isStoreWithSlugOrId, storesTable as stores } from '../stores/stores.reads';
import { merchantThemesTable } from './themes.tables';

const productCount =
  sql<number>`(select count(*) from ${productsTable} where ${productsTable.storeId} = ${stores.id} and ${productsTable.approvalStatus} = 'approved')`.mapWith(
    Number,
  );
const policyCount =
  sql<number>`(select count(*) from ${policiesTable} where ${policiesTable.storeId} = ${stores.id})`.mapWith(
    Number,
  );

async function findStorePage(db: Db, where: SQL | undefined) {
  const [row] = await db
    .select({ store: stores, theme: merchantThemesTable, productCount, policyCount })
    .from(stores)
    .leftJoin(
      merchantThemesTable,
      and(eq(merchantThemesTable.storeId, stores.id), eq(merchantThemesTable.active, true)),
    )
    .where(where);
  return row;
}

export type StorePageRow = NonNullable<Awaited<ReturnType<typeof findStorePage>>>;

export const findPublicStorePage = (db: Db, slugOrId: string) =>
  findStorePage(db, and(isStoreWithSlugOrId(slugOrId), inArray(stores.status, ['live', 'paused'])));

export const findOwnStorePage = (db: Db, { storeId }: StoreScope) =>
  findStorePage(db, eq(stores.id, storeId));
