import { policiesRoutes } from './policies.routes';
import { policiesService } from './policies.service';

export type { PoliciesService } from './policies.service';

/** Stores' policies. */
export function createPolicies(deps: Parameters<typeof policiesService>[0]) {
  const policies = policiesService(deps);
  return { services: { policies }, routes: [policiesRoutes({ policies })] };
}
