import { isValidNuban } from '@market/domain/banking/nuban';
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

/** Ten digits, the last of which is the bank's check digit. */
export function demoAccountNumber(bankCode: string, serial: number): string {
  const digits = `0${serial}`.padEnd(9, '0');
  const digit = Array.from({ length: 10 }, (_, last) => last).find((last) =>
    isValidNuban(`${digits}${last}`, bankCode),
  );
  return `${digits}${digit ?? 0}`;
}
