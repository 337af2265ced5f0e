import { eq } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { bankAccountsTable } from '../../db/schema';
import type { StoreScope } from '../../http/scope';

export type BankAccountRow = typeof bankAccountsTable.$inferSelect;

/** None when the store has an account already. */
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

/** None when the store has no account yet. */
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
