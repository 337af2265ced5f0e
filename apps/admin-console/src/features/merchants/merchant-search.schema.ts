import * as z from 'zod/mini';
import { merchantSorts } from '@market/domain/stores/merchant';
import { storeStatusSchema } from '@market/domain/stores/store-status';
import { listSearchFields } from '@market/web-kit/router/list-search-fields';

/** The list's state in the URL: `/merchants?status=suspended&sort=name`. */
export const merchantSearchSchema = z.object({
  ...listSearchFields,
  status: z.catch(z.optional(storeStatusSchema), undefined),
  paymentCategoryId: z.catch(z.optional(z.uuid()), undefined),
  sort: z.catch(z.enum(merchantSorts), 'newest'),
});
export type MerchantSearch = z.output<typeof merchantSearchSchema>;

export const isFiltered = ({ search, status, paymentCategoryId }: MerchantSearch): boolean =>
  Boolean(search ?? status ?? paymentCategoryId);
