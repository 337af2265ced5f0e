import type { Queries } from '@market/api-client/queries';
import { personalData } from '../../shared/endpoints';

/** What would happen to the customer's data if the account were deleted now. */
export const deletionQuery = (api: Queries) => api.query(personalData('deletion'));

/** Everything that is stored about the customer, requested again each time. */
export const personalDataQuery = (api: Queries) => ({
  ...api.query(personalData('copy')),
  staleTime: 0,
  gcTime: 0,
});
