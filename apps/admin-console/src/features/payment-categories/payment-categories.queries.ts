import * as merchants from '@market/api-client/contract/main/merchants';
import * as paymentCategories from '@market/api-client/contract/main/payment-categories';
import * as storeApprovals from '@market/api-client/contract/main/store-approvals';
import type { Queries } from '@market/api-client/queries';

export const paymentCategoryListQuery = (api: Queries) => api.query(paymentCategories.list);

const invalidates = [paymentCategories.list, merchants.list, storeApprovals.list];

export const createPaymentCategory = (api: Queries) =>
  api.mutation(paymentCategories.create, { quiet: true });
export const updatePaymentCategory = (api: Queries) =>
  api.mutation(paymentCategories.update, { invalidates, quiet: true });
export const removePaymentCategory = (api: Queries) =>
  api.mutation(paymentCategories.remove, { quiet: true });
