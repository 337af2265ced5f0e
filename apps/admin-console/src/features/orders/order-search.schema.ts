import * as z from 'zod/mini';
import { orderSorts } from '@market/domain/orders/order-list';
import { orderStatusCodeSchema } from '@market/domain/orders/order-status';
import { dateSearchField, listSearchFields } from '@market/web-kit/router/list-search-fields';

export const assignmentFilters = ['unassigned', 'offered', 'accepted'] as const;

export const orderSearchSchema = z.object({
  ...listSearchFields,
  /** `waiting` shows only open orders that are waiting for the platform. */
  view: z.catch(z.optional(z.literal('waiting')), undefined),
  status: z.catch(z.optional(orderStatusCodeSchema), undefined),
  assignment: z.catch(z.optional(z.enum(assignmentFilters)), undefined),
  storeId: z.catch(z.optional(z.uuid()), undefined),
  from: dateSearchField,
  to: dateSearchField,
  sort: z.catch(z.optional(z.enum(orderSorts)), undefined),
});
export type OrderSearch = z.output<typeof orderSearchSchema>;

export const noFilters = {
  search: undefined,
  status: undefined,
  assignment: undefined,
  storeId: undefined,
  from: undefined,
  to: undefined,
} as const;

export const isFiltered = ({
  search,
  status,
  assignment,
  storeId,
  from,
  to,
}: OrderSearch): boolean => Boolean(search ?? status ?? assignment ?? storeId ?? from ?? to);
