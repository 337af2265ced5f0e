import { auditRoutes, serveAuditExport } from './audit.routes';
import { auditService } from './audit.service';

export type { AuditService } from './audit.service';

/** The log of what platform staff did. */
export function createAudit(deps: Parameters<typeof auditService>[0]) {
  const audit = auditService(deps);
  return {
    services: { audit },
    routes: [auditRoutes({ audit }), serveAuditExport({ audit, clock: deps.clock })],
  };
}
