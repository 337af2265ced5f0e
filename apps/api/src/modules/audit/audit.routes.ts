import * as contract from '@market/api-client/contract';
import { lagosDate } from '@market/domain/lagos-time';
import { endpoints, type Routes } from '../../http/mount';
import { sendCsv } from '../../http/send-csv';
import type { Clock } from '../../platform/clock';
import { AUDIT_EXPORT_PATH, type AuditService } from './audit.service';

export const auditRoutes = ({ audit }: { audit: AuditService }): Routes =>
  endpoints(contract.audit, {
    list: ({ query }) => audit.list(query),
    history: ({ principal, query }) => audit.history(principal, query),
    exportLink: ({ query }) => audit.exportLink(query),
  });

export const serveAuditExport =
  ({ audit, clock }: { audit: AuditService; clock: Clock }): Routes =>
  (app) => {
    app.get(
      AUDIT_EXPORT_PATH,
      { config: { open: 'the audit log as CSV, at addresses signed for five minutes' } },
      (request, reply) =>
        sendCsv(reply, `audit-log-${lagosDate(clock.now())}.csv`, audit.export(request.query)),
    );
  };
