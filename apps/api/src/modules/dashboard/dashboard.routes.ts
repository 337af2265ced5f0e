import * as contract from '@market/api-client/contract';
import { endpoints, type Routes } from '../../http/mount';
import type { DashboardService } from './dashboard.service';

export const dashboardRoutes = ({ dashboard }: { dashboard: DashboardService }): Routes =>
  endpoints(contract.dashboard, {
    merchant: ({ principal, query }) => dashboard.merchant(principal, query),
    storeSales: ({ params }) => dashboard.storeSales(params.id),
  });
