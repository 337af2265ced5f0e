import type { Db } from '../../db/db';
import type { Clock } from '../../platform/clock';
import { followData } from './follows.repository';
import { followsRoutes } from './follows.routes';
import { followsService } from './follows.service';

export type { FollowsService } from './follows.service';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
}

export function createFollows(deps: Deps) {
  const follows = followsService(deps);
  return {
    services: { follows },
    routes: [followsRoutes({ follows })],
    personalData: { shopping: [followData] },
  };
}
