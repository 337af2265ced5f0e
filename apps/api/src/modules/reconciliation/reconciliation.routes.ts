import * as contract from '@market/api-client/contract';
import { lagosDate } from '@market/domain/lagos-time';
import { endpoints, type Routes } from '../../http/mount';
import { sendCsv } from '../../http/send-csv';
import type { Clock } from '../../platform/clock';
import { RECONCILIATION_EXPORT_PATH, type ReconciliationService } from './reconciliation.service';

interface Deps {
  readonly reconciliation: ReconciliationService;
  readonly clock: Clock;
}

export const reconciliationRoutes = ({ reconciliation }: Deps): Routes =>
  endpoints(contract.reconciliation, {
    list: ({ query }) => reconciliation.list(query),
    days: ({ query }) => reconciliation.days(query),
    exportLink: ({ query }) => reconciliation.exportLink(query),
    byReference: ({ params }) => reconciliation.byReference(params.reference),
    correctFee: ({ principal, params, body }) =>
      reconciliation.correctFee(principal, params.reference, body),
    explain: ({ principal, params, body }) =>
      reconciliation.explain(principal, params.reference, body),
    check: ({ principal, params }) => reconciliation.check(principal, params.reference),
  });

export const serveReconciliationExports =
  ({ reconciliation, clock }: Deps): Routes =>
  (app) => {
    app.get(
      RECONCILIATION_EXPORT_PATH,
      { config: { open: 'reconciliation as CSV, at addresses signed for five minutes' } },
      async (request, reply) =>
        sendCsv(
          reply,
          `reconciliation-${lagosDate(clock.now())}.csv`,
          await reconciliation.export(request.query),
        ),
    );
  };
