import type { Queries } from '@market/api-client/queries';
import { personalData } from '../../shared/endpoints';

/** What the deletion of the account would do now. */
export const deletionQuery = (api: Queries) => api.query(personalData('deletion'));

/** Everything that is kept about the customer, requested again each time. */
export const personalDataQuery = (api: Queries) => ({
  ...api.query(personalData('copy')),
  staleTime: 0,
  gcTime: 0,
});
