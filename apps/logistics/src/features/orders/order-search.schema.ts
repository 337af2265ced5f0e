import * as z from 'zod/mini';
import { listSearchFields } from '@market/web-kit/router/list-search';

/** `/history?status=completed`: the statuses are the server's, so any word may stand there. */
export const historySearchSchema = z.object({
  ...listSearchFields,
  status: z.catch(z.optional(z.string()), undefined),
});
export type HistorySearch = z.output<typeof historySearchSchema>;

export const assignmentStates = ['unassigned', 'offered', 'accepted'] as const;

/** `/dispatching?assignment=offered`; without it, the orders that nobody is to deliver yet. */
export const dispatchSearchSchema = z.object({
  ...listSearchFields,
  assignment: z.catch(z.enum(assignmentStates), 'unassigned'),
});
export type DispatchSearch = z.output<typeof dispatchSearchSchema>;
