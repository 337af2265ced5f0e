import type { Queries } from '@market/api-client/queries';
import * as productApprovals from '@market/api-client/contract/main/product-approvals';

/** The drawer and its dialog show refusals themselves (`quiet`); success is said by the row's text. */
export const productDecision = (api: Queries) =>
  api.mutation(productApprovals.decide, { quiet: true });
