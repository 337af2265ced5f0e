import type { Db } from '../../db/db';
import { hours, minutes, type Clock } from '../../platform/clock';
import type { Ids } from '../../platform/ids';
import type { AuditService } from '../audit';
import type { CheckoutService } from '../checkout';
import type { ProviderRegistry } from '../payment-providers';
import type { LedgerService } from '../ledger';
import type { OutboxService } from '../outbox';
import { readSettlements } from './read-settlements';
import { reconciliationRoutes, serveReconciliationExports } from './reconciliation.routes';
import { READ_SETTLEMENTS, reconciliationService } from './reconciliation.service';

export { rebuildReconciliation } from './update-reconciliation';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Signs download URLs. */
  readonly secret: string;
  readonly ledger: LedgerService;
  readonly audit: AuditService;
  readonly outbox: OutboxService;
  readonly providers: ProviderRegistry;
  readonly checkout: CheckoutService;
}

export function createReconciliation({ checkout, ...deps }: Deps) {
  const reconciliation = reconciliationService({
    ...deps,
    settle: checkout.settle,
    readSettlements: readSettlements(deps),
  });
  const { clock } = deps;
  return {
    services: { reconciliation },
    routes: [
      reconciliationRoutes({ reconciliation, clock }),
      serveReconciliationExports({ reconciliation, clock }),
    ],
    jobs: { [READ_SETTLEMENTS]: () => reconciliation.readSettlements() },
    periodic: [
      {
        name: 'reading of settlements',
        everyMs: hours(1),
        isDueAtStart: true,
        run: reconciliation.scheduleRead,
      },
      { name: 'comparison of payments', everyMs: minutes(1), run: reconciliation.update },
    ],
  };
}
