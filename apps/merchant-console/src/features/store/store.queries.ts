import type { Queries } from '@market/api-client/queries';
import * as accounts from '@market/api-client/contract/main/accounts';

/** The merchant, their store and how far its setting up has come. */
export const merchantProfileQuery = (api: Queries) => api.query(accounts.merchantProfile);
