import { healthRoutes } from './health.routes';
import { healthService } from './health.service';

/** What is stuck on the platform: jobs, transfers, payment events and emails. */
export function createHealth(deps: Parameters<typeof healthService>[0]) {
  const health = healthService(deps);
  return { services: { health }, routes: [healthRoutes({ health })] };
}
