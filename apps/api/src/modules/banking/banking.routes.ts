import * as contract from '@market/api-client/contract';
import { endpoints, type Routes } from '../../http/mount';
import type { BankingService } from './banking.service';

export const banksRoutes = ({ banking }: { banking: BankingService }): Routes =>
  endpoints(contract.banks, {
    list: () => banking.list(),
    resolve: ({ principal, query }) =>
      banking.resolve(principal, {
        accountNumber: query.account_number,
        bankCode: query.bank_code,
      }),
  });

export const bankAccountsRoutes = ({ banking }: { banking: BankingService }): Routes =>
  endpoints(contract.bankAccounts, {
    add: ({ principal, body }) => banking.add(principal, body),
    update: ({ principal, body }) => banking.update(principal, body),
  });
