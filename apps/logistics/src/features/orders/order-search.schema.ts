import * as z from 'zod/mini';
import { orderStatusCodeSchema } from '@market/domain/orders/order-status';
import { listSearchFields } from '@market/web-kit/router/list-search-fields';

/** `/history?status=completed`. */
export const historySearchSchema = z.object({
  ...listSearchFields,
  status: z.catch(z.optional(orderStatusCodeSchema), undefined),
});
export type HistorySearch = z.output<typeof historySearchSchema>;

export const assignmentStates = ['unassigned', 'offered', 'accepted'] as const;

/** `/dispatching?assignment=offered`; without it, the orders that nobody is to deliver yet. */
export const dispatchSearchSchema = z.object({
  ...listSearchFields,
  assignment: z.catch(z.enum(assignmentStates), 'unassigned'),
});
export type DispatchSearch = z.output<typeof dispatchSearchSchema>;
