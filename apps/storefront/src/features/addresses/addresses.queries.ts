import type { Queries } from '@market/api-client/queries';
import { addresses, locations } from '../../shared/endpoints';

export const addressListQuery = (api: Queries) => api.query(addresses('list'));
export const addressQuery = (api: Queries, id: string) =>
  api.query(addresses('byId'), { params: { id } });

/**
 * All states with their local government areas. They change less often than the app is deployed.
 */
export const statesQuery = (api: Queries) => ({
  ...api.query(locations('list')),
  staleTime: Infinity,
});
