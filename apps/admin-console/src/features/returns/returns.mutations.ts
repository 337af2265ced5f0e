import * as returns from '@market/api-client/contract/main/returns';
import type { Queries } from '@market/api-client/queries';
import { staleWithReturns as invalidates } from '@market/console/returns/returns.queries';

// All are quiet: their dialogs show the error.
export const refundApproval = (api: Queries) =>
  api.mutation(returns.decideRefund, {
    invalidates,
    quiet: true,
    success: 'Refund approved',
  });
export const refundRefusal = (api: Queries) =>
  api.mutation(returns.decideRefund, { invalidates, quiet: true, success: 'Refund declined' });
export const chargebackBooking = (api: Queries) =>
  api.mutation(returns.decideChargeback, {
    invalidates,
    quiet: true,
    success: 'Chargeback booked',
  });
export const chargebackContest = (api: Queries) =>
  api.mutation(returns.decideChargeback, {
    invalidates,
    quiet: true,
    success: 'Chargeback contested',
  });
