import * as pricing from '@market/api-client/contract/shipping/pricing';
import type { Queries } from '@market/api-client/queries';

export const tariffQuery = (api: Queries) => api.query(pricing.get);
