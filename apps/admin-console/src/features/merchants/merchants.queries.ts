import { keepPreviousData } from '@tanstack/react-query';
import * as accounts from '@market/api-client/contract/main/accounts';
import * as categories from '@market/api-client/contract/main/categories';
import * as dashboard from '@market/api-client/contract/main/dashboard';
import * as merchants from '@market/api-client/contract/main/merchants';
import * as paymentCategories from '@market/api-client/contract/main/payment-categories';
import * as staff from '@market/api-client/contract/main/staff';
import * as storeApprovals from '@market/api-client/contract/main/store-approvals';
import type { Data } from '@market/api-client/endpoint';
import type { Queries } from '@market/api-client/queries';
import { DEFAULT_PAGE_SIZE } from '@market/domain/list-limits';
import { pageWindow } from '@market/web-kit/router/list-search';
import * as z from 'zod/mini';
import { merchantSorts } from '@market/domain/stores/merchant';
import { storeStatusSchema } from '@market/domain/stores/store-status';
import { listSearchFields } from '@market/web-kit/router/list-search-fields';
import { urlList } from '@market/web-kit/router/url-list';

const merchantSearchSchema = z.object({
  ...listSearchFields,
  status: z.catch(z.optional(storeStatusSchema), undefined),
  paymentCategoryId: z.catch(z.optional(z.uuid()), undefined),
  sort: z.catch(z.enum(merchantSorts), 'newest'),
});
export type MerchantSearch = z.output<typeof merchantSearchSchema>;

export const isFiltered = ({ search, status, paymentCategoryId }: MerchantSearch): boolean =>
  Boolean(search ?? status ?? paymentCategoryId);

export const merchantList = urlList(merchantSearchSchema, (api, { page, size, ...filters }) =>
  api.query(merchants.list, { query: { ...pageWindow({ page, size }), ...filters } }),
);

export const merchantDetailQuery = (api: Queries, merchantId: string) =>
  api.query(accounts.merchantStoreData, { params: { id: merchantId } });

export const storeFiguresQuery = (api: Queries, storeId: string) =>
  api.query(merchants.figures, { params: { id: storeId } });

export const storeSalesQuery = (api: Queries, storeId: string) =>
  api.query(dashboard.storeSales, { params: { id: storeId } });

export const storeStaffQuery = (api: Queries, storeId: string, page: number) => ({
  ...api.query(staff.list, {
    query: { ...pageWindow({ page, size: DEFAULT_PAGE_SIZE }), storeId },
  }),
  placeholderData: keepPreviousData,
});

export const paymentCategoriesQuery = (api: Queries) => api.query(paymentCategories.list);

export const subCategoryNamesQuery = (api: Queries, ids: readonly string[]) => ({
  ...api.query(categories.list),
  select: (all: Data<typeof categories.list>) =>
    all
      .flatMap(({ subCategories }) => subCategories)
      .filter(({ id }) => ids.includes(id))
      .map(({ name }) => name),
});

const invalidates = [merchants.list, storeApprovals.list, paymentCategories.list];

export const suspendStore = (api: Queries, storeName: string) =>
  api.mutation(merchants.suspend, {
    invalidates,
    quiet: true,
    success: `${storeName} is suspended`,
  });

export const resumeStore = (api: Queries, storeName: string) =>
  api.mutation(merchants.resume, {
    invalidates,
    quiet: true,
    success: `${storeName} is no longer suspended`,
  });

export const changePaymentCategory = (api: Queries) =>
  api.mutation(merchants.changePaymentCategory, {
    invalidates,
    quiet: true,
    success: 'Payment category changed',
  });
