import * as policies from '@market/api-client/contract/main/policies';
import type { Queries } from '@market/api-client/queries';

const MINUTE = 60_000;

export const policiesQuery = (api: Queries, storeId: string) => ({ ...api.query(policies.ofStore, { params: { id: storeId } }), staleTime: 10 * MINUTE });
