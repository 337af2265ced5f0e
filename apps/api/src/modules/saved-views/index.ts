import type { Db } from '../../db/db';
import type { Clock } from '../../platform/clock';
import type { Ids } from '../../platform/ids';
import { savedViewsRoutes } from './saved-views.routes';
import { savedViewsService } from './saved-views.service';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
}

export function createSavedViews(deps: Deps) {
  const savedViews = savedViewsService(deps);
  return { services: { savedViews }, routes: [savedViewsRoutes({ savedViews })] };
}
