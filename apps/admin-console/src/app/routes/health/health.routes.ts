import type { RouteObject } from 'react-router-dom';
import { superAdmins } from '@market/api-client/access';
import { requireAccess } from '@market/web-kit/router/guards';
import { queriesLoader } from '@market/web-kit/router/query-loaders';
import { paths } from '../../paths';

export const routes: RouteObject[] = [
  {
    middleware: [requireAccess(superAdmins)],
    children: [
      {
        path: paths.health.pattern,
        handle: { title: 'Health' },
        lazy: {
          loader: queriesLoader(async () => [
            (await import('../../../features/health/health.queries')).healthQuery,
          ]),
          Component: async () => (await import('./health.page')).HealthPage,
          ErrorBoundary: async () => (await import('./health.page')).HealthError,
        },
      },
    ],
  },
];
