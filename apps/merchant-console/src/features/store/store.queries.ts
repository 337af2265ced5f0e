import type { Queries } from '@market/api-client/queries';
import * as accounts from '@market/api-client/contract/main/accounts';
import * as banks from '@market/api-client/contract/bank/banks';
import * as categories from '@market/api-client/contract/main/categories';
import * as hubs from '@market/api-client/contract/main/hubs';
import * as locations from '@market/api-client/contract/shipping/locations';
import type { NewBankAccount } from '@market/domain/banking/bank-account';

/** The merchant's profile with store and set-up progress. */
export const merchantProfileQuery = (api: Queries) => api.query(accounts.merchantProfile);

/** States and their local government areas. They never change during a visit. */
export const statesQuery = (api: Queries) => ({
  ...api.query(locations.list),
  staleTime: 'static' as const,
});

export const banksQuery = (api: Queries) => ({
  ...api.query(banks.list),
  staleTime: 'static' as const,
});

export const storeCategoriesQuery = (api: Queries) => api.query(categories.list);

export const hubsQuery = (api: Queries) => api.query(hubs.list);

export const hubApplicationQuery = (api: Queries) => api.query(hubs.application);

/** The account name at the bank. A failed lookup is a result, so it is not retried. */
export const accountHolderQuery = (api: Queries, { accountNumber, bankCode }: NewBankAccount) => ({
  ...api.query(banks.resolve, { query: { account_number: accountNumber, bank_code: bankCode } }),
  enabled: /^\d{10}$/.test(accountNumber) && bankCode !== '',
  retry: false,
  staleTime: 'static' as const,
});
