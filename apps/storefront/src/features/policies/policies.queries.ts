import * as policies from '@market/api-client/contract/main/policies';
import type { Queries } from '@market/api-client/queries';

const MINUTE = 60_000;

export const policiesQuery = (api: Queries, store: string) => ({
  ...api.query(policies.ofStore, { params: { id: store } }),
  staleTime: 10 * MINUTE,
});
