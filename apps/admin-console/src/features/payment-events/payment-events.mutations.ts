import * as paymentEvents from '@market/api-client/contract/main/payment-events';
import type { Queries } from '@market/api-client/queries';

/** `quiet`: a failed retry is a successful response, and the drawer shows its result. */
export const eventRetry = (api: Queries) => api.mutation(paymentEvents.retry, { quiet: true });
export const eventHandling = (api: Queries) =>
  api.mutation(paymentEvents.handle, { quiet: true, success: 'Marked as handled' });
