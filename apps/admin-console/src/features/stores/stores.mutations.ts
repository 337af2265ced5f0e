import type { Queries } from '@market/api-client/queries';
import * as storeApprovals from '@market/api-client/contract/main/store-approvals';

/** `quiet`: the decision bar and the dialog show the error. */
export const storeDecision = (api: Queries, success: string) =>
  api.mutation(storeApprovals.decide, { quiet: true, success });
