import type { Db } from '../../db/db';
import type { Clock } from '../../platform/clock';
import type { AuditService } from '../audit';
import type { ReturnsService } from '../returns';
import { inboxRoutes } from './inbox.routes';
import { inboxService } from './inbox.service';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly audit: AuditService;
  readonly returns: ReturnsService;
}

export function createInbox(deps: Deps) {
  const inbox = inboxService(deps);
  return { services: { inbox }, routes: [inboxRoutes({ inbox })] };
}
