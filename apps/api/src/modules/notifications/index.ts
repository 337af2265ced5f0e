import type { Db } from '../../db/db';
import type { Clock } from '../../platform/clock';
import type { Ids } from '../../platform/ids';
import { deleteOldNotifications, notificationData } from './notifications.repository';
import { notificationsRoutes } from './notifications.routes';
import { notificationsService } from './notifications.service';

export type { NotificationsService } from './notifications.service';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
}

export function createNotifications(deps: Deps) {
  const notifications = notificationsService(deps);
  return {
    services: { notifications },
    routes: [notificationsRoutes({ notifications })],
    personalData: { messages: notificationData },
    cleanUp: () => deleteOldNotifications(deps.db, deps.clock.now()),
  };
}
