import type { RouteObject } from 'react-router-dom';
import { paths } from '../../paths';

export const routes: RouteObject[] = [
  {
    path: paths.overview.pattern,
    handle: { title: 'Inbox' },
    lazy: {
      loader: async () => (await import('./overview.loaders')).inboxLoader,
      Component: async () => (await import('./overview.page')).OverviewPage,
    },
  },
];
