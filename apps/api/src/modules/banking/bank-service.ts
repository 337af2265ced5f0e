import type { Bank } from '@market/domain/banking/bank-account';

/** Who knows the banks and whose account a number is. */
export interface BankService {
  list(): Promise<readonly Bank[]>;
  /** The holder's name; none when the bank has no such account. Throws a 503 when nobody answers. */
  holderOf(account: { accountNumber: string; bankCode: string }): Promise<string | undefined>;
}
