import type { Queries } from '@market/api-client/queries';
import * as payouts from '@market/api-client/contract/main/payouts';

export const payoutRequest = (api: Queries) =>
  api.mutation(payouts.act, { quiet: true, success: 'Payout requested' });
