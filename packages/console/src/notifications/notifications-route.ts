import type { RouteObject } from 'react-router-dom';
import { urlListLoader } from '@market/web-kit/router/lazy-list';

interface NotificationsRouteOptions {
  path: { pattern: string };
  preferencesTo: string;
}

/** Everyone who can sign in to a console has this page. */
export const notificationsRoute = ({
  path,
  preferencesTo,
}: NotificationsRouteOptions): RouteObject => ({
  path: path.pattern,
  handle: { title: 'Notifications' },
  lazy: {
    Component: async () => {
      const { NotificationsPage } = await import('./notifications-page');
      return () => NotificationsPage({ preferencesTo });
    },
    loader: urlListLoader(async () => (await import('./notifications.queries')).notificationList),
  },
});
