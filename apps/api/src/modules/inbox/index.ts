import { inboxRoutes } from './inbox.routes';
import { inboxService } from './inbox.service';

/** The decisions that are waiting for the platform's staff. */
export function createInbox(deps: Parameters<typeof inboxService>[0]) {
  const inbox = inboxService(deps);
  return { services: { inbox }, routes: [inboxRoutes({ inbox })] };
}
