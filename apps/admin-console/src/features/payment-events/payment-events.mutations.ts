import * as paymentEvents from '@market/api-client/contract/main/payment-events';
import type { Queries } from '@market/api-client/queries';

/** The drawer shows how it went itself: a try that fails is no error of the call. */
export const eventRetry = (api: Queries) => api.mutation(paymentEvents.retry, { quiet: true });
export const eventHandling = (api: Queries) =>
  api.mutation(paymentEvents.handle, { quiet: true, success: 'Marked as handled' });
