import * as z from 'zod/mini';
import { reviewStatuses } from '@market/domain/catalogue/product';
import { listSearchFields } from '@market/web-kit/router/list-search-fields';

/** The list's state in the URL: `/products?status=approved&search=inverter`. */
export const productSearchSchema = z.object({
  ...listSearchFields,
  status: z.catch(z.enum([...reviewStatuses, 'all']), 'pending'),
  /** Only the products of this store. */
  storeId: z.catch(z.optional(z.uuid()), undefined),
});
export type ProductSearch = z.output<typeof productSearchSchema>;
