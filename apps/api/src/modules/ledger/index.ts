export { ledgerService, type LedgerKind, type LedgerService } from './ledger.service';
