import type { Db } from '../db';

/** Each store's payout account. */
export async function bankAccountsByStore(db: Db) {
  const rows = await db.query.bankAccountsTable.findMany({
    columns: {
      storeId: true,
      bankName: true,
      bankCode: true,
      accountNumber: true,
      accountName: true,
    },
  });
  return new Map(rows.map((account) => [account.storeId, account]));
}

export type BankAccount =
  Awaited<ReturnType<typeof bankAccountsByStore>> extends Map<string, infer Account>
    ? Account
    : never;
