import type { Db } from '../../db/db';
import type { Clock } from '../../platform/clock';
import type { Ids } from '../../platform/ids';
import { viewsRoutes } from './views.routes';
import { viewsService } from './views.service';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
}

export function createViews(deps: Deps) {
  const views = viewsService(deps);
  return { services: { views }, routes: [viewsRoutes({ views })] };
}
