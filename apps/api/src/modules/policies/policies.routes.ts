import * as contract from '@market/api-client/contract';
import { endpoints, type Routes } from '../../http/mount';
import { requireStore } from '../../platform/scope';
import type { PoliciesService } from './policies.service';

export const policiesRoutes = ({ policies }: { policies: PoliciesService }): Routes =>
  endpoints(contract.policies, {
    ofStore: ({ params }) => policies.ofStore(params.id),
    list: ({ principal, params }) => policies.list(requireStore(principal), params.id),
    add: ({ principal, body }) => policies.add(requireStore(principal), body),
    update: ({ principal, params, body }) =>
      policies.update(requireStore(principal), params.id, body),
    remove: async ({ principal, params }) => {
      await policies.remove(requireStore(principal), params.id);
      return null;
    },
  });
