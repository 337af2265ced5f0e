import { isValidNuban } from '@market/domain/banking/nuban';
import type { Db } from '../db';
import { bankAccountsTable } from '../schema';

/** Each store's payout account. */
export async function readBankAccounts(db: Db) {
  const { storeId, bankName, bankCode, accountNumber, accountName } = bankAccountsTable;
  const rows = await db
    .select({ storeId, bankName, bankCode, accountNumber, accountName })
    .from(bankAccountsTable);
  return new Map(rows.map((account) => [account.storeId, account]));
}

export type BankAccount =
  Awaited<ReturnType<typeof readBankAccounts>> extends Map<string, infer Account> ? Account : never;

/** Ten digits, the last of which is the bank's check digit. */
export function demoAccountNumber(bankCode: string, serial: number): string {
  const digits = `0${serial}`.padEnd(9, '0');
  const digit = Array.from({ length: 10 }, (_, last) => last).find((last) =>
    isValidNuban(`${digits}${last}`, bankCode),
  );
  return `${digits}${digit ?? 0}`;
}
