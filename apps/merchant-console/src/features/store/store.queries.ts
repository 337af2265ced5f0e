import type { Queries } from '@market/api-client/queries';
import * as accounts from '@market/api-client/contract/main/accounts';
import * as categories from '@market/api-client/contract/main/categories';
import * as hubs from '@market/api-client/contract/main/hubs';
import * as locations from '@market/api-client/contract/shipping/locations';

export const merchantProfileQuery = (api: Queries) => api.query(accounts.merchantProfile);

/** States and their local government areas. They never change during a visit. */
export const statesQuery = (api: Queries) => ({
  ...api.query(locations.list),
  staleTime: 'static' as const,
});

export const storeCategoriesQuery = (api: Queries) => api.query(categories.list);

export const hubsQuery = (api: Queries) => api.query(hubs.list);

export const hubApplicationQuery = (api: Queries) => api.query(hubs.application);
