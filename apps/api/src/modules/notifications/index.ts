import { notificationsRoutes } from './notifications.routes';
import { notificationsService } from './notifications.service';

export { notificationData } from './notifications.repository';
export type { NotificationsService } from './notifications.service';

/** Notifications, and each person's email preferences. */
export function createNotifications(deps: Parameters<typeof notificationsService>[0]) {
  const notifications = notificationsService(deps);
  return { services: { notifications }, routes: [notificationsRoutes({ notifications })] };
}
