export { hubsRoutes } from './hubs.routes';
export { hubsService, type HubsService } from './hubs.service';
