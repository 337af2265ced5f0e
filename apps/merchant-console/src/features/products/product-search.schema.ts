import * as z from 'zod/mini';
import { approvalStatusSchema } from '@market/domain/catalogue/product';
import { listSearchFields } from '@market/web-kit/router/list-search';

/** `/products?approvalStatus=rejected&page=2` */
export const productSearchSchema = z.object({ ...listSearchFields, approvalStatus: z.catch(z.optional(approvalStatusSchema), undefined) });
export type ProductSearch = z.output<typeof productSearchSchema>;
