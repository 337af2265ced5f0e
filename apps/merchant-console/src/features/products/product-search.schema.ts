import * as z from 'zod/mini';
import {
  merchantProductSortSchema,
  stockLevelSchema,
} from '@market/domain/catalogue/merchant-products';
import { approvalStatusSchema } from '@market/domain/catalogue/product';
import { listSearchFields } from '@market/web-kit/router/list-search-fields';

const yesOrNo = z.catch(z.optional(z.enum(['true', 'false'])), undefined);

export const productSearchSchema = z.object({
  ...listSearchFields,
  approvalStatus: z.catch(z.optional(approvalStatusSchema), undefined),
  categoryId: z.catch(z.optional(z.string()), undefined),
  stock: z.catch(z.optional(stockLevelSchema), undefined),
  marketplace: yesOrNo,
  featured: yesOrNo,
  sort: z.catch(z.optional(merchantProductSortSchema), undefined),
});
export type ProductSearch = z.output<typeof productSearchSchema>;
