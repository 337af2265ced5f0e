export { dashboardRoutes } from './dashboard.routes';
export { dashboardService } from './dashboard.service';
