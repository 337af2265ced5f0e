import type { Queries } from '@market/api-client/queries';
import * as partnerProfile from '@market/api-client/contract/main/partner-profile';

/** How the partner appears to customers and stores. */
export const profileQuery = (api: Queries) => api.query(partnerProfile.get);

/** `quiet`: the form shows the error. */
export const profileSaving = (api: Queries) => api.mutation(partnerProfile.update, { quiet: true });
