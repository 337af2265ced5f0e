import { dashboardRoutes } from './dashboard.routes';
import { dashboardService } from './dashboard.service';

/** The merchant's dashboard. */
export function createDashboard(deps: Parameters<typeof dashboardService>[0]) {
  const dashboard = dashboardService(deps);
  return { services: { dashboard }, routes: [dashboardRoutes({ dashboard })] };
}
