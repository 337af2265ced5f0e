import { homeSystemService } from './home-system.service';
import { sizingService } from './sizing.service';
import { systemsRoutes } from './systems.routes';

/**
 * Systems of products that work together: the one on the home page, and those that the calculator
 * proposes.
 */
export function createSystems(deps: Parameters<typeof homeSystemService>[0]) {
  const homeSystem = homeSystemService(deps);
  const sizing = sizingService(deps);
  return { services: { homeSystem }, routes: [systemsRoutes({ homeSystem, sizing })] };
}
