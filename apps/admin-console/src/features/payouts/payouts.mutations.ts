import type { Queries } from '@market/api-client/queries';
import * as payouts from '@market/api-client/contract/main/payouts';

/** `quiet`: the drawer shows the error, for example when the user requested the payout. */
export const payoutApproval = (api: Queries) =>
  api.mutation(payouts.act, { quiet: true, success: 'Payout approved' });
