import type { Db } from '../../db/db';
import type { Clock } from '../../platform/clock';
import type { Ids } from '../../platform/ids';
import type { AuditService } from '../audit';
import type { LedgerService } from '../ledger';
import { cashRoutes } from './cash.routes';
import { cashService } from './cash.service';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly audit: AuditService;
  readonly ledger: LedgerService;
}

export function createCash(deps: Deps) {
  const cash = cashService(deps);
  return { services: { cash }, routes: [cashRoutes({ cash })] };
}
