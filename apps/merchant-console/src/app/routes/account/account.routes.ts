import type { RouteObject } from 'react-router-dom';
import { notificationsRoute } from '@market/console/notifications/notifications-route';
import { paths } from '../../paths';

export const routes: RouteObject[] = [
  {
    path: paths.account.pattern,
    handle: { title: 'Account' },
    lazy: { Component: async () => (await import('./account.page')).AccountPage },
  },
  notificationsRoute({ path: paths.notifications, preferencesTo: paths.account.href() }),
];
