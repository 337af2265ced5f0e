import type { Queries } from '@market/api-client/queries';
import * as payouts from '@market/api-client/contract/main/payouts';

/** The drawer shows a refusal itself (`quiet`): whoever asked for a payout cannot approve it. */
export const payoutApproval = (api: Queries) =>
  api.mutation(payouts.act, { quiet: true, success: 'Payout approved' });
