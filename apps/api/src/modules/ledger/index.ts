import { ledgerService } from './ledger.service';

export type { LedgerKind, LedgerService } from './ledger.service';

/** The double-entry record of all money. */
export const createLedger = (deps: Parameters<typeof ledgerService>[0]) => ({
  services: { ledger: ledgerService(deps) },
});
