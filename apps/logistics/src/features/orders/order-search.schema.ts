import * as z from 'zod/mini';
import { orderStatusCodeSchema } from '@market/domain/orders/order-status';
import { listSearchFields } from '@market/web-kit/router/list-search-fields';

/** The list's state in the URL: `/history?status=completed`. */
export const historySearchSchema = z.object({
  ...listSearchFields,
  status: z.catch(z.optional(orderStatusCodeSchema), undefined),
});
export type HistorySearch = z.output<typeof historySearchSchema>;

export const assignmentStates = ['unassigned', 'offered', 'accepted'] as const;

/** The list's state in the URL: `/dispatching?assignment=offered`. The default is `unassigned`. */
export const dispatchSearchSchema = z.object({
  ...listSearchFields,
  assignment: z.catch(z.enum(assignmentStates), 'unassigned'),
});
export type DispatchSearch = z.output<typeof dispatchSearchSchema>;
