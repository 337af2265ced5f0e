import type { Db } from '../../db/db';
import type { Clock } from '../../platform/clock';
import type { Ids } from '../../platform/ids';
import { auditRoutes, serveAuditExport } from './audit.routes';
import { auditService } from './audit.service';

export type { AuditService } from './audit.service';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Signs download URLs. */
  readonly secret: string;
}

export function createAudit(deps: Deps) {
  const audit = auditService(deps);
  return {
    services: { audit },
    routes: [auditRoutes({ audit }), serveAuditExport({ audit, clock: deps.clock })],
  };
}
