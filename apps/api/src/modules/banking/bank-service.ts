import type { Bank } from '@market/domain/banking/bank-account';

/** Who knows the banks and whose account a number is. */
export interface BankService {
  list(): Promise<readonly Bank[]>;
  /**
   * The holder's name; none when the bank has no such account. Throws a 503 when nobody answers. `nameOfAsker` is for a bank
   * that has no accounts of its own and has to invent them.
   */
  holderOf(
    account: { accountNumber: string; bankCode: string },
    nameOfAsker: () => Promise<string>,
  ): Promise<string | undefined>;
}
