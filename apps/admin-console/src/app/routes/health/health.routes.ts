import type { RouteObject } from 'react-router-dom';
import { superAdmins } from '@market/api-client/access';
import { requireAccess } from '@market/web-kit/router/guards';
import { paths } from '../../paths';

export const routes: RouteObject[] = [
  {
    path: paths.health.pattern,
    handle: { title: 'Health' },
    middleware: [requireAccess(superAdmins)],
    lazy: {
      loader: async () => (await import('./health.loaders')).healthLoader,
      Component: async () => (await import('./health.page')).HealthPage,
    },
  },
];
