import type { PaymentOutcome } from '@market/domain/checkout/checkout';
import { readSettlements } from './read-settlements';
import { reconciliationRoutes, serveReconciliationExports } from './reconciliation.routes';
import { READ_SETTLEMENTS, reconciliationService } from './reconciliation.service';

type Deps = Omit<Parameters<typeof reconciliationService>[0], 'settle' | 'readSettlements'> &
  Parameters<typeof readSettlements>[0] & {
    readonly checkout: { settle(reference: string): Promise<PaymentOutcome> };
  };

/** What the payment provider settled, compared with the ledger and the bank. */
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
  };
}
