import { hubsRoutes } from './hubs.routes';
import { hubsService } from './hubs.service';

export type { HubsService } from './hubs.service';

/** The platform's hubs, and stores' applications to them. */
export function createHubs(deps: Parameters<typeof hubsService>[0]) {
  const hubs = hubsService(deps);
  return { services: { hubs }, routes: [hubsRoutes({ hubs })] };
}
