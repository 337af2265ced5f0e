import { inboxRoutes } from './inbox.routes';
import { inboxService } from './inbox.service';

/** The decisions that wait for the people who run the platform. */
export function createInbox(deps: Parameters<typeof inboxService>[0]) {
  const inbox = inboxService(deps);
  return { services: { inbox }, routes: [inboxRoutes({ inbox })] };
}
