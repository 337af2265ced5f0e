export { followsRoutes } from './follows.routes';
export { followsService, type FollowsService } from './follows.service';
