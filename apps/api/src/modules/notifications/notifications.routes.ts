import * as contract from '@market/api-client/contract';
import { endpoints, noData, type Routes } from '../../http/mount';
import type { NotificationsService } from './notifications.service';

export const notificationsRoutes = ({
  notifications,
}: {
  notifications: NotificationsService;
}): Routes =>
  endpoints(contract.notifications, {
    list: ({ principal, query }) => notifications.list(principal, query),
    unread: ({ principal }) => notifications.unread(principal),
    markRead: ({ principal, params }) => notifications.markRead(principal, params.id).then(noData),
    markAllRead: ({ principal }) => notifications.markAllRead(principal).then(noData),
    mailPreferences: ({ principal }) => notifications.mailPreferences(principal),
    changeMailPreference: ({ principal, body }) =>
      notifications.changeMailPreference(principal, body).then(noData),
  });
