import * as z from 'zod/mini';
import { returnStatusSchema } from '@market/domain/orders/order-return';
import { listSearchFields } from '@market/web-kit/router/list-search-fields';

export const returnSearchSchema = z.object({
  ...listSearchFields,
  status: z.catch(z.optional(returnStatusSchema), undefined),
});
export type ReturnSearch = z.infer<typeof returnSearchSchema>;
