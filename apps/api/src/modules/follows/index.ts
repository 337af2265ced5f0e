import { followsRoutes } from './follows.routes';
import { followsService } from './follows.service';

export { followData } from './follows.repository';
export type { FollowsService } from './follows.service';

/** Customers who follow stores. */
export function createFollows(deps: Parameters<typeof followsService>[0]) {
  const follows = followsService(deps);
  return { services: { follows }, routes: [followsRoutes({ follows })] };
}
