import type { Clock } from '../../platform/clock';
import type { Ids } from '../../platform/ids';
import { ledgerService } from './ledger.service';

export type { LedgerKind, LedgerService } from './ledger.service';

interface Deps {
  readonly clock: Clock;
  readonly ids: Ids;
}

export const createLedger = (deps: Deps) => ({
  services: { ledger: ledgerService(deps) },
});
