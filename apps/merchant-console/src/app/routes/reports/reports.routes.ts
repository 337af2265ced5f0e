import type { RouteObject } from 'react-router-dom';
import { merchantReports } from '@market/api-client/access';
import { requireAccess } from '@market/web-kit/router/guards';
import { paths } from '../../paths';

export const routes: RouteObject[] = [
  {
    path: paths.reports.pattern,
    handle: { title: 'Reports' },
    middleware: [requireAccess(merchantReports)],
    lazy: {
      Component: async () => (await import('./reports.page')).ReportsPage,
      loader: async () => (await import('./reports.loaders')).reportsLoader,
    },
  },
];
