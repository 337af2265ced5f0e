import { and, eq, inArray, sql } from 'drizzle-orm';
import type { BusinessDetails } from '@market/domain/stores/onboarding';
import type { Db } from '../../db/db';
import type { StoreScope } from '../../platform/scope';
import { isStoreWithSlugOrId } from './stores.reads';
import { bankAccountsTable } from '../banking/banking.reads';
import { categoriesTable } from '../catalogue/catalogue.reads';
import { hubApplicationsTable, hubsTable } from '../hubs/hubs.reads';
import { usersTable } from '../accounts/accounts.reads';
import { businessesTable, paymentCategoriesTable, storesTable } from './stores.tables';

export type StoreRow = typeof storesTable.$inferSelect;
export type BusinessRow = typeof businessesTable.$inferSelect;

const isInHub = and(
  eq(hubApplicationsTable.storeId, storesTable.id),
  eq(hubApplicationsTable.status, 'approved'),
);

export async function findStoreRecord(db: Db, { storeId }: StoreScope) {
  const [row] = await db
    .select({
      store: storesTable,
      merchant: usersTable,
      business: businessesTable,
      bank: bankAccountsTable,
      paymentCategory: paymentCategoriesTable,
      category: categoriesTable.name,
      hubId: hubApplicationsTable.hubId,
    })
    .from(storesTable)
    .innerJoin(usersTable, eq(usersTable.id, storesTable.merchantId))
    .innerJoin(paymentCategoriesTable, eq(paymentCategoriesTable.id, storesTable.paymentCategoryId))
    .leftJoin(businessesTable, eq(businessesTable.storeId, storesTable.id))
    .leftJoin(bankAccountsTable, eq(bankAccountsTable.storeId, storesTable.id))
    .leftJoin(categoriesTable, eq(categoriesTable.id, businessesTable.categoryId))
    .leftJoin(hubApplicationsTable, isInHub)
    .where(eq(storesTable.id, storeId));
  return row;
}

export async function findOpenStore(
  db: Db,
  slugOrId: string,
): Promise<{ store: StoreRow; hubPhoneNumber: string | null } | undefined> {
  const [row] = await db
    .select({ store: storesTable, hubPhoneNumber: hubsTable.phoneNumber })
    .from(storesTable)
    .leftJoin(hubApplicationsTable, isInHub)
    .leftJoin(hubsTable, eq(hubsTable.id, hubApplicationsTable.hubId))
    .where(and(isStoreWithSlugOrId(slugOrId), inArray(storesTable.status, ['live', 'paused'])));
  return row;
}

export type StoreRecord = NonNullable<Awaited<ReturnType<typeof findStoreRecord>>>;

/**
 * Locks a store until the transaction ends, so that decisions on it run one after another. Rows
 * that refer to the store can still be inserted.
 */
export async function lockStore(db: Db, { storeId }: StoreScope): Promise<StoreRow | undefined> {
  const [row] = await db
    .select()
    .from(storesTable)
    .where(eq(storesTable.id, storeId))
    .for('no key update');
  return row;
}

export const updateStore = async (
  db: Db,
  { storeId }: StoreScope,
  changes: Partial<typeof storesTable.$inferInsert>,
): Promise<void> => {
  await db.update(storesTable).set(changes).where(eq(storesTable.id, storeId));
};

export async function insertStore(db: Db, row: typeof storesTable.$inferInsert): Promise<boolean> {
  const rows = await db
    .insert(storesTable)
    .values(row)
    .onConflictDoNothing({ target: storesTable.slug })
    .returning({ id: storesTable.id });
  return rows.length > 0;
}

const findDefaultPaymentCategory = (db: Db) =>
  db
    .select({ id: paymentCategoriesTable.id })
    .from(paymentCategoriesTable)
    .where(eq(paymentCategoriesTable.isDefault, true));

/** The payment category of new stores. Inserts `fallback` when there is none yet. */
export async function findOrCreateDefaultPaymentCategory(
  db: Db,
  fallback: { id: string; name: string; commissionBps: number },
): Promise<string> {
  const [existing] = await findDefaultPaymentCategory(db);
  if (existing) return existing.id;
  await db
    .insert(paymentCategoriesTable)
    .values({ ...fallback, isDefault: true })
    .onConflictDoNothing();
  const [row] = await findDefaultPaymentCategory(db);
  return row?.id ?? fallback.id;
}

export async function saveBusiness(
  db: Db,
  { storeId }: StoreScope,
  details: BusinessDetails,
  now: Date,
): Promise<void> {
  const {
    rcNumber = null,
    taxNumber = null,
    vatRegistered = false,
    idDocumentUrl = null,
    proofOfAddress = null,
    useHomeAddress = true,
    officeAddress = null,
    subCategoryIds = [],
  } = details;
  const columns = {
    ...details,
    rcNumber,
    taxNumber: taxNumber || null,
    vatRegistered,
    idDocumentUrl,
    proofOfAddress,
    useHomeAddress,
    officeAddress,
    subCategoryIds,
    updatedAt: now,
  };
  await db
    .insert(businessesTable)
    .values({ storeId, ...columns })
    .onConflictDoUpdate({ target: businessesTable.storeId, set: columns });
}

/**
 * Whether a platform user also owns the store: accounts with the same email address belong to one
 * person.
 */
export async function isOwnedBy(db: Db, { storeId }: StoreScope, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: storesTable.id })
    .from(storesTable)
    .innerJoin(usersTable, eq(usersTable.id, storesTable.merchantId))
    .where(
      and(
        eq(storesTable.id, storeId),
        sql`${usersTable.email} = (select email from ${usersTable} own where own.id = ${userId})`,
      ),
    );
  return rows.length > 0;
}

export async function findStoreByMerchant(
  db: Db,
  merchantId: string,
): Promise<StoreScope | undefined> {
  const [row] = await db
    .select({ storeId: storesTable.id })
    .from(storesTable)
    .where(eq(storesTable.merchantId, merchantId));
  return row;
}

export async function changeLiveStatus(
  db: Db,
  { storeId }: StoreScope,
  { from, to }: Record<'from' | 'to', 'live' | 'paused'>,
): Promise<boolean> {
  const rows = await db
    .update(storesTable)
    .set({ status: to })
    .where(and(eq(storesTable.id, storeId), eq(storesTable.status, from)))
    .returning({ id: storesTable.id });
  return rows.length > 0;
}
