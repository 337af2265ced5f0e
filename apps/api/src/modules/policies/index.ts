import type { Db } from '../../db/db';
import type { Clock } from '../../platform/clock';
import type { Ids } from '../../platform/ids';
import { policiesRoutes } from './policies.routes';
import { policiesService } from './policies.service';

export type { PoliciesService } from './policies.service';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
}

export function createPolicies(deps: Deps) {
  const policies = policiesService(deps);
  return { services: { policies }, routes: [policiesRoutes({ policies })] };
}
