import type { Queries } from '@market/api-client/queries';
import * as accounts from '@market/api-client/contract/main/accounts';
import * as bankAccounts from '@market/api-client/contract/main/bank-accounts';
import * as hubs from '@market/api-client/contract/main/hubs';
import * as payouts from '@market/api-client/contract/main/payouts';
import * as stores from '@market/api-client/contract/main/stores';

const invalidates = [accounts.merchantProfile, stores.profile];

export const saveBusiness = (api: Queries) =>
  api.mutation(accounts.onboard, { invalidates, quiet: true, success: 'Business details saved' });

export const saveStoreProfile = (api: Queries) =>
  api.mutation(stores.saveProfile, { invalidates, quiet: true });

export const resubmitStore = (api: Queries) =>
  api.mutation(stores.resubmit, { invalidates, quiet: true });

export const pauseStore = (api: Queries) =>
  api.mutation(stores.pause, { invalidates, quiet: true, success: 'Store paused' });

export const resumeStore = (api: Queries) =>
  api.mutation(stores.pause, { invalidates, success: 'Store resumed' });

export const applyToHub = (api: Queries) => api.mutation(hubs.apply, { quiet: true });

/** Leaving a hub also changes the store's profile. */
export const leaveHub = (api: Queries) =>
  api.mutation(hubs.withdraw, { invalidates: [hubs.application, ...invalidates], quiet: true });

export const addBankAccount = (api: Queries) =>
  api.mutation(bankAccounts.add, { invalidates, quiet: true, success: 'Bank account saved' });

/** Changing the account puts payouts on hold for a day. */
export const changeBankAccount = (api: Queries) =>
  api.mutation(bankAccounts.update, {
    invalidates: [...invalidates, payouts.mine],
    quiet: true,
    success: 'Bank account changed',
  });
