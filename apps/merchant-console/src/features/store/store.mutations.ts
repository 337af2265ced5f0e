import type { Queries } from '@market/api-client/queries';
import * as accounts from '@market/api-client/contract/main/accounts';
import * as bankAccounts from '@market/api-client/contract/main/bank-accounts';
import * as hubs from '@market/api-client/contract/main/hubs';
import * as payouts from '@market/api-client/contract/main/payouts';
import * as stores from '@market/api-client/contract/main/stores';

const invalidates = [accounts.merchantProfile, stores.profile];

export const businessUpdate = (api: Queries) =>
  api.mutation(accounts.onboard, { invalidates, quiet: true, success: 'Business details saved' });

export const storeProfileUpdate = (api: Queries) =>
  api.mutation(stores.saveProfile, { invalidates, quiet: true });

export const storeResubmission = (api: Queries) =>
  api.mutation(stores.resubmit, { invalidates, quiet: true });

export const storePause = (api: Queries) =>
  api.mutation(stores.pause, { invalidates, quiet: true, success: 'Store paused' });

export const storeResumption = (api: Queries) =>
  api.mutation(stores.pause, { invalidates, success: 'Store resumed' });

export const hubApplying = (api: Queries) => api.mutation(hubs.apply, { quiet: true });

/** Leaving a hub also changes the store's profile. */
export const hubWithdrawal = (api: Queries) =>
  api.mutation(hubs.withdraw, { invalidates: [hubs.application, ...invalidates], quiet: true });

export const bankCreation = (api: Queries) =>
  api.mutation(bankAccounts.add, { invalidates, quiet: true, success: 'Bank account saved' });

/** Changing the account holds payouts for a day. */
export const bankChange = (api: Queries) =>
  api.mutation(bankAccounts.update, {
    invalidates: [...invalidates, payouts.mine],
    quiet: true,
    success: 'Bank account changed',
  });
