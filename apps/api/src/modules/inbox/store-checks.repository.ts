import { and, eq, ne, or, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { usersTable } from '../accounts/accounts.reads';
import { bankAccountsTable } from '../banking/banking.reads';
import { businessesTable, storesTable } from '../stores/stores.reads';

const selectStores = (db: Db) =>
  db
    .select({
      store: storesTable,
      business: businessesTable,
      bank: bankAccountsTable,
      owner: { firstName: usersTable.firstName, lastName: usersTable.lastName },
    })
    .from(storesTable)
    .innerJoin(usersTable, eq(usersTable.id, storesTable.merchantId))
    .leftJoin(businessesTable, eq(businessesTable.storeId, storesTable.id))
    .leftJoin(bankAccountsTable, eq(bankAccountsTable.storeId, storesTable.id));

type StoreToCheck = Awaited<ReturnType<typeof selectStores>>[number];

export async function listDuplicates(
  db: Db,
  { store, business, bank }: StoreToCheck,
): Promise<string[]> {
  const { storePhoneNumber } = store;
  const sameDetails: (SQL | undefined)[] = [
    business
      ? and(
          eq(businessesTable.idDocumentType, business.idDocumentType),
          eq(businessesTable.idDocumentNumber, business.idDocumentNumber),
        )
      : undefined,
    business?.rcNumber ? eq(businessesTable.rcNumber, business.rcNumber) : undefined,
    bank
      ? and(
          eq(bankAccountsTable.bankCode, bank.bankCode),
          eq(bankAccountsTable.accountNumber, bank.accountNumber),
        )
      : undefined,
    storePhoneNumber ? eq(storesTable.storePhoneNumber, storePhoneNumber) : undefined,
  ];
  const isSame = or(...sameDetails);
  if (!isSame) return [];
  const rows = await selectStores(db)
    .where(and(ne(storesTable.id, store.id), isSame))
    .orderBy(storesTable.storeName)
    .limit(3);
  return rows.map((row) => row.store.storeName);
}

export async function findStoreToCheck(db: Db, id: string): Promise<StoreToCheck | undefined> {
  const [file] = await selectStores(db).where(eq(storesTable.id, id));
  return file;
}
