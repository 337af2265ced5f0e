import type { Page } from '@market/domain/paging';
import { type Policy, type PolicyInput } from '@market/domain/policies/policy';
import { policyKindNames, policyKinds } from '@market/domain/policies/policy-kinds';
import type { Db } from '../../db/db';
import { isUniqueViolation } from '../../db/sql-error';
import { invalid, notFound } from '../../platform/errors';
import type { StoreScope } from '../../platform/scope';
import type { Clock } from '../../platform/clock';
import type { Ids } from '../../platform/ids';
import {
  toColumns,
  deletePolicy,
  insertPolicy,
  KIND_INDEX,
  listOpenPolicies,
  listPolicies,
  updatePolicy,
  type PolicyRow,
} from './policies.repository';

export const policiesService = ({ db, clock, ids }: { db: Db; clock: Clock; ids: Ids }) => ({
  ofStore: async (slugOrId: string): Promise<Page<Policy>> =>
    toPage(await listOpenPolicies(db, slugOrId)),

  async list(scope: StoreScope, storeId: string): Promise<Page<Policy>> {
    if (storeId !== scope.storeId) throw notFound('This store');
    return toPage(await listPolicies(db, scope));
  },

  add: async (scope: StoreScope, input: PolicyInput): Promise<Policy> => {
    const row = { ...toColumns(input, clock.now()), ...scope, id: ids.next() };
    return toPolicy(assertFound(await rejectDuplicateKind(input, () => insertPolicy(db, row))));
  },

  update: async (scope: StoreScope, id: string, input: PolicyInput): Promise<Policy> =>
    toPolicy(
      assertFound(
        await rejectDuplicateKind(input, () =>
          updatePolicy(db, scope, id, toColumns(input, clock.now())),
        ),
      ),
    ),

  async remove(scope: StoreScope, id: string): Promise<void> {
    assertFound(await deletePolicy(db, scope, id));
  },
});

export type PoliciesService = ReturnType<typeof policiesService>;

function assertFound(row: PolicyRow | undefined): PolicyRow {
  if (!row) throw notFound('This policy');
  return row;
}

async function rejectDuplicateKind<T>({ kind }: PolicyInput, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error, KIND_INDEX))
      throw invalid(
        'kind',
        `Your store already has a policy on ${policyKindNames[kind].toLowerCase()}. Edit that one.`,
      );
    throw error;
  }
}

const toPage = (rows: readonly PolicyRow[]): Page<Policy> => ({
  rows: rows
    .toSorted((a, b) => policyKinds.indexOf(a.kind) - policyKinds.indexOf(b.kind))
    .map(toPolicy),
  count: rows.length,
});

const toPolicy = ({ summary, updatedAt, ...policy }: PolicyRow): Policy => ({
  ...policy,
  summary: summary ?? undefined,
  updatedAt: updatedAt.toISOString(),
});
