import * as z from 'zod/mini';
import { orderStatusCodeSchema } from '@market/domain/orders/order-status';
import { listSearchFields } from '@market/web-kit/router/list-search-fields';

export const orderSearchSchema = z.object({
  ...listSearchFields,
  status: z.catch(z.optional(orderStatusCodeSchema), undefined),
});
export type OrderSearch = z.infer<typeof orderSearchSchema>;
