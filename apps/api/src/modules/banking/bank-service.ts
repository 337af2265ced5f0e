import type { Bank } from '@market/domain/banking/bank-account';

export interface BankService {
  list(): Promise<readonly Bank[]>;
  /**
   * Returns the account holder's name, or undefined when the bank has no such account. Throws 503
   * when the service does not respond. Only the sandbox uses `requesterName`, to make up holder
   * names.
   */
  findHolder(
    account: { accountNumber: string; bankCode: string },
    requesterName: () => Promise<string>,
  ): Promise<string | undefined>;
}
