import * as health from '@market/api-client/contract/main/health';
import * as payouts from '@market/api-client/contract/main/payouts';
import * as paymentEvents from '@market/api-client/contract/main/payment-events';
import type { Queries } from '@market/api-client/queries';

const REFRESH_MS = 30_000;

export const healthQuery = (api: Queries) => ({
  ...api.query(health.overview),
  refetchInterval: REFRESH_MS,
});

export const retryJob = (api: Queries) => api.mutation(health.retryJob);
export const runJob = (api: Queries) => api.mutation(health.runJob);
export const retryAllJobs = (api: Queries) => api.mutation(health.retryAllJobs);
export const retryPaymentEvent = (api: Queries) =>
  api.mutation(paymentEvents.retry, {
    success: 'Payment event processed again',
    invalidates: [paymentEvents.retry, health.overview],
  });
export const sendTransferAgain = (api: Queries) =>
  api.mutation(payouts.createOrApprove, {
    success: 'The payout is sent again',
    invalidates: [payouts.list, health.overview],
  });
