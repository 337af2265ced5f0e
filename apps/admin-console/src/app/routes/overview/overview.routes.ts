import type { RouteObject } from 'react-router-dom';
import { paths } from '../../paths';

export const overviewRoutes: RouteObject[] = [
  {
    path: paths.overview.pattern,
    handle: { title: 'Overview' },
    lazy: { Component: async () => (await import('./overview.page')).OverviewPage },
  },
];
