import type { Db } from '../../db/db';
import { minutes, type Clock } from '../../platform/clock';
import type { LedgerService } from '../ledger';
import { salesRoutes } from './sales.routes';
import { salesService } from './sales.service';
import { moveSales } from './update-sales-projection';

export type { SalesService } from './sales.service';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ledger: LedgerService;
}

export function createSales(deps: Deps) {
  const sales = salesService(deps);
  return {
    services: { sales },
    routes: [salesRoutes({ sales })],
    moveGuestData: moveSales,
    periodic: [{ name: 'sales figures', everyMs: minutes(1), run: sales.updateProjection }],
  };
}
