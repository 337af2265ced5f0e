import type { Config } from '../../config';
import type { Db } from '../../db/db';
import type { Clock } from '../../platform/clock';
import type { AuditService } from '../audit';
import type { OutboxService } from '../outbox';
import { hubsRoutes } from './hubs.routes';
import { hubsService } from './hubs.service';

export type { HubsService } from './hubs.service';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly outbox: OutboxService;
  readonly config: Pick<Config, 'origins'>;
  readonly audit: AuditService;
}

export function createHubs(deps: Deps) {
  const hubs = hubsService(deps);
  return { services: { hubs }, routes: [hubsRoutes({ hubs })] };
}
