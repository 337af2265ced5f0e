import * as z from 'zod/mini';
import { returnStatusSchema } from '@market/domain/orders/order-return';
import { listSearchFields } from '@market/web-kit/router/list-search-fields';

/** The list's state in the URL: `/returns?status=requested&refund=false`. */
export const returnSearchSchema = z.object({
  ...listSearchFields,
  status: z.catch(z.optional(returnStatusSchema), undefined),
  /** `true` are refunds, `false` replacements. */
  refund: z.catch(z.optional(z.enum(['true', 'false'])), undefined),
});
export type ReturnSearch = z.output<typeof returnSearchSchema>;

/** Whether the list is narrowed: an empty one then says that nothing matches. */
export const isFiltered = ({ search, status, refund }: ReturnSearch): boolean =>
  Boolean(search ?? status ?? refund);
