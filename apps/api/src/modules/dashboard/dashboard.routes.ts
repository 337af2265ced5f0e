import type * as contract from '@market/api-client/contract';
import type { Handlers } from '../../http/mount';
import type { DashboardService } from './dashboard.service';

export const dashboardRoutes = ({
  dashboard,
}: {
  dashboard: DashboardService;
}): Handlers<typeof contract.dashboard> => ({
  merchant: ({ principal, query }) => dashboard.merchant(principal, query),
});
