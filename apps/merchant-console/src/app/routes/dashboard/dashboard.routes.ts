import type { RouteObject } from 'react-router-dom';
import { paths } from '../../paths';

export const routes: RouteObject[] = [
  {
    path: paths.dashboard.pattern,
    handle: { title: 'Dashboard' },
    lazy: {
      Component: async () => (await import('./dashboard.page')).DashboardPage,
      loader: async () => (await import('./dashboard.loaders')).dashboardLoader,
    },
  },
];
