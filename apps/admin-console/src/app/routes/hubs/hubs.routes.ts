import type { RouteObject } from 'react-router-dom';
import { platformHubs } from '@market/api-client/access';
import { requireAccess } from '@market/web-kit/router/guards';
import { paths } from '../../paths';

export const routes: RouteObject[] = [
  {
    path: paths.hubs.pattern,
    handle: { title: 'Hubs' },
    middleware: [requireAccess(platformHubs)],
    lazy: {
      loader: async () => (await import('./hubs.loaders')).hubsLoader,
      Component: async () => (await import('./hubs.page')).HubsPage,
    },
  },
];
