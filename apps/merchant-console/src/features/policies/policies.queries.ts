import type { Queries } from '@market/api-client/queries';
import * as policies from '@market/api-client/contract/main/policies';
import type { Policy } from '@market/domain/policies/policy';
import { policyKinds, type PolicyKind } from '@market/domain/policies/policy-kinds';

/** The store's policies. There is at most one of each kind, so the list has no pages. */
export const policyListQuery = (api: Queries, storeId: string) =>
  api.query(policies.list, { params: { id: storeId } });

export function findPolicyOrThrow(rows: readonly Policy[], id: string): Policy {
  const policy = rows.find((each) => each.id === id);
  if (!policy) throw new Response('No such policy', { status: 404 });
  return policy;
}

export const unusedPolicyKinds = (taken: readonly Policy[]): PolicyKind[] =>
  policyKinds.filter((kind) => !taken.some((policy) => policy.kind === kind));

export const createPolicy = (api: Queries) => api.mutation(policies.add, { quiet: true });

export const updatePolicy = (api: Queries) => api.mutation(policies.update, { quiet: true });

export const removePolicy = (api: Queries) => api.mutation(policies.remove, { quiet: true });
