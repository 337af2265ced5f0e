import { eq } from 'drizzle-orm';
import type { Db } from '../../db/db';
import type { StoreScope } from '../../platform/scope';
import { bankAccountsTable } from './banking.tables';

export type BankAccountRow = typeof bankAccountsTable.$inferSelect;

/** Returns undefined when the store already has an account. */
export async function insertBankAccount(
  db: Db,
  row: typeof bankAccountsTable.$inferInsert,
): Promise<BankAccountRow | undefined> {
  const [saved] = await db
    .insert(bankAccountsTable)
    .values(row)
    .onConflictDoNothing({ target: bankAccountsTable.storeId })
    .returning();
  return saved;
}

export async function updateBankAccount(
  db: Db,
  { storeId }: StoreScope,
  changes: Partial<typeof bankAccountsTable.$inferInsert>,
): Promise<BankAccountRow | undefined> {
  const [saved] = await db
    .update(bankAccountsTable)
    .set(changes)
    .where(eq(bankAccountsTable.storeId, storeId))
    .returning();
  return saved;
}
