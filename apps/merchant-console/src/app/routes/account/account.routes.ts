import type { RouteObject } from 'react-router-dom';
import { paths } from '../../paths';

export const accountRoutes: RouteObject[] = [
  {
    path: paths.account.pattern,
    handle: { title: 'Account' },
    lazy: { Component: async () => (await import('./account.page')).AccountPage },
  },
];
