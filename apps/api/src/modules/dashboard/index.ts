import type { Db } from '../../db/db';
import type { Clock } from '../../platform/clock';
import type { PayoutsService } from '../payouts';
import type { SalesService } from '../sales';
import { dashboardRoutes } from './dashboard.routes';
import { dashboardService } from './dashboard.service';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly payouts: PayoutsService;
  readonly sales: SalesService;
}

export function createDashboard(deps: Deps) {
  const dashboard = dashboardService(deps);
  return { services: { dashboard }, routes: [dashboardRoutes({ dashboard })] };
}
