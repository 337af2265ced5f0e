import type { Db } from '../../db/db';
import type { Clock } from '../../platform/clock';
import type { Ids } from '../../platform/ids';
import type { AuditService } from '../audit';
import type { CatalogueService } from '../catalogue';
import { homeSystemService } from './home-system.service';
import { sizingService } from './sizing.service';
import { systemsRoutes } from './systems.routes';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly audit: AuditService;
  readonly catalogue: CatalogueService;
}

export function createSystems(deps: Deps) {
  const homeSystem = homeSystemService(deps);
  const sizing = sizingService(deps);
  return { services: { homeSystem }, routes: [systemsRoutes({ homeSystem, sizing })] };
}
