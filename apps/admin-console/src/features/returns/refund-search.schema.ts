import * as z from 'zod/mini';
import { refundStatuses } from '@market/domain/checkout/refund';
import { listSearchFields } from '@market/web-kit/router/list-search-fields';

/** The list's state in the URL: `/refunds?status=sent`. The default is `failed`, the refunds that need attention. */
export const refundSearchSchema = z.object({
  ...listSearchFields,
  status: z.catch(z.enum([...refundStatuses, 'all']), 'failed'),
});
export type RefundSearch = z.output<typeof refundSearchSchema>;
