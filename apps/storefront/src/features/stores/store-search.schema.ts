import * as z from 'zod/mini';
import { productSorts } from '@market/domain/catalogue/product';
import { listSearchFields } from '@market/web-kit/router/list-search';

/** Full rows of two, three and five. */
const PAGE_SIZE = 30;

/** What the address of a store's products says. */
export const storeSearchSchema = z.object({
  page: listSearchFields.page,
  size: z.catch(z.coerce.number<unknown>().check(z.int(), z.minimum(1), z.maximum(100)), PAGE_SIZE),
  search: listSearchFields.search,
  sort: z.catch(z.optional(z.enum(productSorts)), undefined),
});
export type StoreSearch = z.infer<typeof storeSearchSchema>;
