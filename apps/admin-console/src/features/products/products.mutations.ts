import type { Queries } from '@market/api-client/queries';
import * as productApprovals from '@market/api-client/contract/main/product-approvals';

/** `quiet`: the drawer and the dialog show the error. */
export const productDecision = (api: Queries) =>
  api.mutation(productApprovals.decide, { quiet: true });
