import type { Queries } from '@market/api-client/queries';
import * as policies from '@market/api-client/contract/main/policies';

export const policyCreation = (api: Queries) => api.mutation(policies.add, { quiet: true });

export const policyChange = (api: Queries) => api.mutation(policies.update, { quiet: true });

export const policyRemoval = (api: Queries) => api.mutation(policies.remove, { quiet: true });
