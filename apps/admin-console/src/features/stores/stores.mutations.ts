import type { Queries } from '@market/api-client/queries';
import * as storeApprovals from '@market/api-client/contract/main/store-approvals';

/** The decision bar and the dialog show refusals themselves (`quiet`). */
export const storeDecision = (api: Queries, success: string) =>
  api.mutation(storeApprovals.decide, { quiet: true, success });
