import type { Queries } from '@market/api-client/queries';
import * as accounts from '@market/api-client/contract/main/accounts';
import * as bankAccounts from '@market/api-client/contract/main/bank-accounts';
import * as stores from '@market/api-client/contract/main/stores';

const invalidates = [accounts.merchantProfile, stores.profile];

export const businessSaving = (api: Queries) => api.mutation(accounts.onboard, { invalidates, quiet: true, success: 'Business details saved' });

export const storeProfileSaving = (api: Queries) => api.mutation(stores.saveProfile, { invalidates, quiet: true });

export const bankAdding = (api: Queries) => api.mutation(bankAccounts.add, { invalidates, quiet: true, success: 'Bank account saved' });

export const bankChange = (api: Queries) => api.mutation(bankAccounts.update, { invalidates, quiet: true, success: 'Bank account changed' });
